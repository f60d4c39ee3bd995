"""The server under attack: default settings, its own process, folder and port."""

from __future__ import annotations

import math
import re
import resource
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ..tables.http import Address
from ..tables.processes import cpu_seconds, resident_bytes, waited_seconds
from ..tables.servers import free_port, wait_until_listening

HOST = "127.0.0.1"
MONITOR = "127.0.0.9"
STOP_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class Target:
    """The running workers of a server. The first one is attacked."""

    addresses: tuple[Address, ...]
    processes: tuple[subprocess.Popen[bytes], ...]
    output: Path

    def from_source(self, source: str, worker: int = 0) -> Address:
        """The address of a worker for a client that connects from `source`."""
        address = self.addresses[worker % len(self.addresses)]
        return Address(address.host, address.port, source)

    @property
    def memory(self) -> int:
        """The workers' memory in bytes."""
        return sum(resident_bytes(process.pid) for process in self.processes)

    @property
    def cpu(self) -> float:
        """The processor time that the workers have used, in seconds."""
        return sum(cpu_seconds(process.pid) for process in self.processes)

    @property
    def waited(self) -> float:
        """The time that the workers have waited for a processor, in seconds."""
        return sum(waited_seconds(process.pid) for process in self.processes)

    def log(self) -> str:
        """Everything that the workers have written."""
        return self.output.read_text()

    def metric(self, name: str) -> float:
        """The sum of a metric of the attacked worker over all its labels; not a number if it does not answer."""
        try:
            with urllib.request.urlopen(f"http://{self.addresses[0]}/metrics", timeout=10) as response:
                text = response.read().decode()
        except OSError:
            return math.nan
        return sum(map(float, re.findall(rf"^{name}(?:{{.*}})? (\S+)$", text, re.MULTILINE)))

    def stop(self) -> float:
        """Stop the workers with SIGTERM. Return the seconds that this took."""
        began = time.perf_counter()
        for process in self.processes:
            process.send_signal(signal.SIGTERM)
        for process in self.processes:
            try:
                process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        return time.perf_counter() - began


@contextmanager
def running(
    data: Path, files: tuple[int, int] | None = None, workers: int = 1, database: str | None = None
) -> Iterator[Target]:
    """Run a server, and stop it at the end. `files` is its soft and hard limit of open files."""
    addresses = tuple(Address(HOST, free_port()) for _ in range(workers))
    shared = ("--database", database) if database else ()
    command = (sys.executable, "-m", "foretell", "serve", "--data", str(data), "--open-browser", "no", *shared)
    output = data / "output"
    with output.open("a") as written:
        processes = tuple(
            subprocess.Popen((*command, "--port", str(address.port)), stdout=written, stderr=written)
            for address in addresses
        )
    target = Target(addresses, processes, output)
    try:
        for address, process in zip(addresses, processes, strict=True):
            if files is not None:
                resource.prlimit(process.pid, resource.RLIMIT_NOFILE, files)  # long before the server reads it
            wait_until_listening(process, address, str(output))
        yield target
    finally:
        target.stop()
