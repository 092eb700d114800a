"""What nobody runs in these tests, container, service, workflow and hooks, calls only what is there."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from higaki.terminal.cli import _parser

ROOT = Path.cwd()
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z_]+):", MAKEFILE, flags=re.MULTILINE))
SCRIPTS = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
WORKFLOW = ROOT / ".github" / "workflows" / "test.yml"
HOOKS = ROOT / ".pre-commit-config.yaml"
Instruction = tuple[str, str]


def instructions(text: str) -> list[Instruction]:
    """Of a Dockerfile, each with what it says, lines that go on joined."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    whole = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in whole.splitlines() if line.strip()]


def stages(said: list[Instruction]) -> list[list[Instruction]]:
    begin = [number for number, (word, _) in enumerate(said) if word == "FROM"]
    return [said[first:after] for first, after in zip(begin, [*begin[1:], len(said)], strict=True)]


def commands(said: list[Instruction]) -> list[list[str]]:
    """Every command that is run while the image is built."""
    return [shlex.split(part) for word, text in said if word == "RUN" for part in text.split(" && ")]


DOCKERFILE = instructions((ROOT / "Dockerfile").read_text(encoding="utf-8"))
BUILD, RUNTIME = stages(DOCKERFILE)


def last(said: list[Instruction], word: str) -> str:
    return [text for one, text in said if one == word][-1]


def ignored(path: str) -> bool:
    """Is it kept from the builder?"""
    rules = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    return any(path == rule or path.startswith(f"{rule}/") for rule in rules)


def test_all_that_is_copied_into_the_build_is_in_the_repository() -> None:
    copied = [text.split() for word, text in BUILD if word == "COPY"]
    sources = [path for *paths, _ in copied for path in paths]
    assert sources
    for path in sources:
        assert (ROOT / path).exists(), path
        tracked = subprocess.run(["git", "ls-files", path], cwd=ROOT, capture_output=True, text=True, check=False)
        assert tracked.returncode or tracked.stdout, f"{path} is in no commit"
        assert not ignored(path), path


def test_all_that_make_needs_for_the_wheel_is_copied() -> None:
    """Of what the rules for the wheel and for what it is made of name, nothing is missing there."""
    copied = {path for word, text in BUILD if word == "COPY" for path in text.split()[:-1]}
    named = set(
        re.findall(r"(?<![\w/$.])(?:setup\.py|constraints\.txt|pyproject\.toml|bench/pgo_workload\.py)", MAKEFILE)
    )
    named |= {"building", "src", "web"}
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    named |= set(re.findall(r'^readme = "(.*)"', project, flags=re.MULTILINE))
    named |= set(re.findall(r'^license-files = \["(.*)"\]', project, flags=re.MULTILINE))
    assert {"README.md", "LICENSE", "setup.py", "bench/pgo_workload.py"} <= named
    assert [path for path in named if path not in copied and path.split("/")[0] not in copied] == []


def test_the_container_is_built_by_commands_that_are_there() -> None:
    ran = commands(BUILD)
    (make,) = [command for command in ran if command[0] == "make"]
    assert make[1] == "wheel" and make[1] in TARGETS
    assert make[2].split("=")[0] in re.findall(r"^([A-Z]+) \?=", MAKEFILE, flags=re.MULTILINE)
    text = last(BUILD, "RUN")
    for module in re.findall(r"python3 -m (building\.\w+)", text):
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file(), module
    assert re.findall(r"building\.pins (\w+)", text) == ["needed"]
    (wheels,) = re.findall(r"pip install --quiet --no-deps (\S+)/\*\.whl", text)
    assert f"--dist-dir {wheels}" in MAKEFILE


def test_both_stages_have_the_same_python_and_no_address_of_a_registry() -> None:
    images = [text.split()[0] for word, text in DOCKERFILE if word == "FROM"]
    assert len(images) == 2 and len(set(images)) == 1
    assert "/" not in images[0]


def test_what_runs_is_a_command_with_its_database_in_the_volume_and_not_as_root() -> None:
    (made,) = re.findall(r"python3 -m venv (\S+)", last(BUILD, "RUN"))
    assert last(RUNTIME, "COPY") == f"--from=build {made} {made}"
    assert last(RUNTIME, "ENV") == f"PATH={made}/bin:$PATH"
    program, *arguments = json.loads(last(RUNTIME, "CMD"))
    asked = _parser().parse_args(arguments)
    assert program == "higaki" and asked.host == "0.0.0.0" and str(asked.port) == last(RUNTIME, "EXPOSE")
    assert str(Path(asked.db).parent) == last(RUNTIME, "VOLUME")
    (made_user,) = [command for command in commands(RUNTIME) if command[0] == "useradd"]
    assert last(RUNTIME, "USER") == made_user[-1] != "root"
    assert made_user[made_user.index("--home-dir") + 1] == last(RUNTIME, "VOLUME"), "else it could not write there"


def test_the_health_check_asks_a_route_that_is_there() -> None:
    program, flag, code = json.loads(last(RUNTIME, "HEALTHCHECK").removeprefix("CMD "))
    assert (program, flag) == ("python3", "-c")
    compile(code, "Dockerfile", "exec")
    (port, path) = re.findall(r"http://127\.0\.0\.1:(\d+)(/\w+)", code)[0]
    assert port == last(RUNTIME, "EXPOSE")
    routes = (ROOT / "src" / "higaki" / "server" / "web").rglob("*.py")
    assert any(f'"{path}"' in route.read_text(encoding="utf-8") for route in routes)


def test_the_service_runs_a_command_with_its_database_in_its_own_folder() -> None:
    page = (ROOT / "docs" / "operation.md").read_text(encoding="utf-8")
    (unit,) = re.findall(r"```ini\n(.*?)```", page, flags=re.DOTALL)
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string(unit)
    service = read["Service"]
    program, *arguments = shlex.split(service["ExecStart"])
    asked = _parser().parse_args(arguments)
    assert Path(program).name == "higaki" and asked.run
    assert Path(asked.db).parent == Path("/var/lib") / service["StateDirectory"]


@pytest.mark.parametrize("path", [WORKFLOW, HOOKS], ids=lambda path: path.name)
def test_workflow_and_hooks_call_only_what_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    called = re.findall(r"^\s*-? ?(?:run|entry): (.*)$", text, flags=re.MULTILINE)
    assert called
    for command in called:
        words = command.split()
        if words[0] == "make":
            assert words[1] in TARGETS
        elif words[0] == "npm":
            assert words[-1] in SCRIPTS, command
        elif words[0] == ".venv/bin/python":
            assert (ROOT / f"{words[2].replace('.', '/')}.py").is_file(), command
        else:
            assert words[0] in (".venv/bin/ruff", "apt-get"), command
    assert re.findall(r"- repo: (.*)", text) in ([], ["local"]), "hooks are our own"


def test_every_target_for_people_is_in_the_help() -> None:
    done = subprocess.run(["make", "-s", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    said = {line.split()[0]: line.split(maxsplit=1)[1] for line in done.stdout.splitlines()}
    assert set(said) == set(re.findall(r"^([a-z_]+):.*## ", MAKEFILE, flags=re.MULTILINE))
    assert {"help", "test", "game", "wheel"} <= set(said) <= TARGETS
    assert said["test"] == "everything that must hold"


def test_no_file_for_operators_or_contributors_names_a_package_registry() -> None:
    paths = [ROOT / "Dockerfile", HOOKS, *(ROOT / ".github").rglob("*.*"), *(ROOT / "examples").rglob("*.md")]
    for path in paths:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"pypi\.org|pythonhosted|npmjs|deb\.debian|docker\.io|ghcr\.io|quay\.io", text), path
