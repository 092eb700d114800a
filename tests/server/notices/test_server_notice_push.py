"""Web push as the RFCs have it, to nobody but push services, and whatever these answer."""

from __future__ import annotations

import datetime
import ipaddress
import json
import socket
import ssl
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from post_office import Browser, PushOffice, decrypted, open_office

from higaki.engine.base.errors import BadSetting
from higaki.server.notices import push
from higaki.server.notices.encryption import CURVE, LONGEST, decode, encode, encrypted, public_bytes
from higaki.server.notices.push_services import NotAllowed, PushServices, is_public
from higaki.server.notices.send_outcome import Outcome
from higaki.server.notices.vapid import Signer, new_secret

# RFC 8291, appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
SERVER_KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER_KEY = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
# RFC 8292, section 2.4.
TOKEN = (
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1h"
    "aWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA"
)
TOKEN_KEY = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"


def private(secret: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode(secret), "big"), CURVE)


def signed_claims(token: str, key: str) -> dict[str, object]:
    """What a token claims, if whoever has the key has signed it."""
    text, _, signature = token.rpartition(".")
    r, s = (int.from_bytes(half, "big") for half in (decode(signature)[:32], decode(signature)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
    public.verify(encode_dss_signature(r, s), text.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(decode(part)) for part in text.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return dict(claims)


def test_a_push_is_written_as_the_rfc_writes_it() -> None:
    browser = private(BROWSER_KEY)
    assert encode(public_bytes(browser)) == BROWSER_PUBLIC
    written = encrypted(PLAIN, decode(BROWSER_PUBLIC), decode(AUTH), private(SERVER_KEY), decode(SALT))
    assert encode(written) == MESSAGE
    assert decrypted(decode(MESSAGE), browser, decode(AUTH)) == PLAIN


def test_every_push_has_its_own_key_and_salt_and_fits_into_one_record() -> None:
    browser = private(BROWSER_KEY)
    one, other = (encrypted(PLAIN, public_bytes(browser), decode(AUTH)) for _ in range(2))
    assert (one[:16], one[21:86]) != (other[:16], other[21:86])
    longest = encrypted(b"x" * LONGEST, public_bytes(browser), decode(AUTH))
    assert len(longest) == 4096
    assert decrypted(longest, browser, decode(AUTH)) == b"x" * LONGEST
    with pytest.raises(ValueError, match="too long"):
        encrypted(b"x" * (LONGEST + 1), public_bytes(browser), decode(AUTH))


def test_a_server_signs_as_the_rfc_signs() -> None:
    example = signed_claims(TOKEN, TOKEN_KEY)
    signer = Signer(new_secret(), "mailto:push@example.com")
    scheme, token, key = signer.authorization("https://push.example.net").replace(",", "").split()
    ours = signed_claims(token.removeprefix("t="), key.removeprefix("k="))
    assert (scheme, key) == ("vapid", f"k={signer.public}")
    assert ours | {"exp": 0} == example | {"exp": 0}
    assert Signer(SERVER_KEY).public == encode(public_bytes(private(SERVER_KEY)))


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://db5p.notify.windows.com/w/?token=abc",
        "https://web.push.apple.com/abc",
    ],
)
def test_the_push_services_of_the_browsers_are_allowed(endpoint: str) -> None:
    target = PushServices().target(endpoint)
    assert endpoint == target.origin + target.path
    assert not target.private


HOSTILE = [
    "http://fcm.googleapis.com/abc",
    "https://fcm.googleapis.com:8443/abc",
    "https://fcm.googleapis.com.evil.example/abc",
    "https://fcm.googleapis.com@evil.example/abc",
    "https://evil.example#fcm.googleapis.com",
    "https://fcm.googleapis.com/abc#part",
    "https://fcm.googleapis.com\\@evil.example/",
    "https://fcm.googleapis.com/abc\r\nX-Evil: 1",
    "https://fcm.googleapis.com/ abc",
    "https://notify.windows.com.evil.example/",
    "https://evilnotify.windows.com/",
    "https://127.0.0.1/abc",
    "https://[::1]/abc",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/abc",
    "https://example.org:99999999/abc",
    "file:///etc/passwd",
    "ftp://fcm.googleapis.com/abc",
    "//fcm.googleapis.com/abc",
    "fcm.googleapis.com",
    "",
    "https://fcm.googleapis.com/" + "x" * 2000,
]


@pytest.mark.parametrize("endpoint", HOSTILE)
def test_nothing_else_is_an_address_of_a_push_service(endpoint: str) -> None:
    with pytest.raises(NotAllowed):
        PushServices().target(endpoint)


def test_who_runs_the_server_may_name_others_and_must_name_them_well() -> None:
    services = PushServices("https://push.example.org, https://*.example.net:8443,")
    assert services.target("https://push.example.org/x").private
    assert services.target("https://a.b.example.net:8443/x")
    for other in ("https://example.net:8443/x", "https://a.example.net/x", "http://push.example.org/x"):
        with pytest.raises(NotAllowed):
            services.target(other)
    for wrong in (
        "push.example.org",
        "https://",
        "https://*",
        "https://a.*.org",
        "https://push.example.org/path",
        "x:",
    ):
        with pytest.raises(BadSetting, match="right would be"):
            PushServices(wrong)


def test_a_known_name_that_leads_into_a_private_network_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    for address in (
        "10.0.0.1",
        "127.0.0.1",
        "169.254.1.1",
        "::1",
        "fd00::1",
        "::ffff:192.168.0.1",
        "224.0.0.1",
        "0.0.0.0",
    ):
        assert not is_public(address)
        found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, found=found, **__: found)
        monkeypatch.setattr(socket, "create_connection", lambda *_: pytest.fail("it connects"))
        key = public_bytes(private(BROWSER_KEY))
        sent = push.send(
            PushServices(), Signer(SERVER_KEY), "https://web.push.apple.com/x", key, decode(AUTH), b"", "t"
        )
        assert sent is Outcome.REFUSED
    assert is_public("142.250.1.1")
    assert is_public("2a00:1450::1")


def test_what_a_push_service_answers() -> None:
    office = PushOffice()
    browser = Browser(office, "one")
    key, services, signer = public_bytes(browser.key), PushServices(office.url), Signer(new_secret())

    def send() -> Outcome:
        return push.send(services, signer, office.url + browser.path, key, browser.auth, b'{"a": 1}', "table")

    with open_office(office):
        answers = {201: "SENT", 404: "GONE", 410: "GONE", 429: "FAILED", 503: "FAILED", 302: "REFUSED", 400: "REFUSED"}
        for status, outcome in answers.items():
            office.answers[browser.path] = [status]
            assert send() is Outcome[outcome], status
        assert browser.told == [{"a": 1}], "also, where it was sent somewhere else, nobody went there"
        _, headers, _ = office.received[0]
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["ttl"] == "86400"
        assert len(headers["topic"]) == 32
        token = headers["authorization"].split()[1].removeprefix("t=").rstrip(",")
        assert signed_claims(token, signer.public)["aud"] == office.url
    assert send() is Outcome.FAILED, "nobody is there any more"


def test_a_push_goes_encrypted_to_who_proves_to_be_the_service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = certificate(tmp_path)
    office = PushOffice()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    office.socket = context.wrap_socket(office.socket, server_side=True, do_handshake_on_connect=False)
    url = office.url.replace("http://127.0.0.1", "https://localhost")
    browser = Browser(office, "one")
    key, services, signer = public_bytes(browser.key), PushServices(url), Signer(new_secret())
    with open_office(office):
        for trusted, outcome in ((None, Outcome.FAILED), (str(file), Outcome.SENT)):
            monkeypatch.setenv("SSL_CERT_FILE", trusted or str(tmp_path / "nobody.pem"))
            sent = push.send(services, signer, url + browser.path, key, browser.auth, b'{"a": 1}', "table")
            assert sent is outcome
    assert browser.told == [{"a": 1}]


def certificate(folder: Path) -> Path:
    """Somebody called localhost, whom nobody has heard of."""
    key, name = ec.generate_private_key(CURVE), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    built = x509.CertificateBuilder(
        name, name, key.public_key(), x509.random_serial_number(), now, now.replace(year=2999)
    )
    signed = built.add_extension(x509.SubjectAlternativeName(names), critical=False).sign(key, SHA256())
    file = folder / "localhost.pem"
    private_bytes = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private_bytes + signed.public_bytes(Encoding.PEM))
    return file
