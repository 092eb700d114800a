from further_library import library_of_further_games

__all__ = ["library_of_further_games"]
