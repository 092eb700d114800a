"""Every mutant can be made and has its tests, and a run of mutants says of each what became of it, whatever it does."""

import os
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
import run
from mutant_files import Mutant, read_mutants
from repository import ROOT

MUTANTS = read_mutants()
# Starts another, and neither heeds Ctrl-C.
HANGING = "trap '' INT; sleep 60 & echo $!; wait"


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_every_mutant_can_be_made_and_has_its_tests(mutant: Mutant) -> None:
    assert (ROOT / mutant.file).read_text(encoding="utf-8").count(mutant.old) == 1
    assert mutant.new != mutant.old
    paths = [word for word in mutant.tests.split() if word.endswith(".py") or ".py::" in word]
    assert paths
    for path, _, name in (word.partition("::") for word in paths):
        assert not name or f"def {name}" in (ROOT / path).read_text(encoding="utf-8")
        assert (ROOT / path).is_file()


def test_no_two_mutants_have_the_same_name() -> None:
    assert MUTANTS
    assert [name for name, times in Counter(mutant.name for mutant in MUTANTS).items() if times > 1] == []


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state not in "ZX"


def test_tests_that_hang_are_stopped_with_all_they_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PATIENCE", 0.1)
    status, said = run.run_for(0.5, ["sh", "-c", HANGING], tmp_path, os.environ)
    assert status is None
    end = time.monotonic() + 10
    while is_running(int(said)):
        assert time.monotonic() < end
        time.sleep(0.01)


def test_the_run_goes_on_after_tests_that_hang(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fates = {"chat": run.HUNG, "undo": run.NOTICED, "clocks": run.SURVIVED}
    mutants = [Mutant(name, "subject", "file", "old", "new", "tests") for name in fates]
    monkeypatch.setattr(run, "read_mutants", lambda: mutants)
    monkeypatch.setattr(run, "fate_of", lambda mutant, limit: fates[mutant.name])
    monkeypatch.setattr(sys, "argv", ["run.py"])
    with pytest.raises(SystemExit) as ended:
        run.main()
    assert ended.value.code
    *lines, counts = capsys.readouterr().out.splitlines()
    assert [line.split() for line in lines] == [[fate, "0", "s", name] for name, fate in fates.items()]
    assert counts == "1 noticed, 1 SURVIVED, 1 HUNG, in 0 s"
