# A Debian of its own in a folder, for checks of packages; only root can make one. Sourced, it makes the folder '$private', which
# is removed at the end, and names '$system', the folder within it where 'make_debian' puts the system.
[ "$(id -u)" -eq 0 ] || { echo "This check makes a system in a folder, which only root may do." >&2; exit 77; }

# The folder of the system is open to its users, and the one around it to nobody else.
private=$(mktemp -d)
system=$private/system
clean_up() {
  umount "$system/proc" 2>/dev/null || true
  # Nothing that is still mounted may be deleted with the folder.
  mountpoint -q "$system/proc" || rm -rf "$private"
}
trap clean_up EXIT
fail() { echo "$*" >&2; exit 1; }

# Makes the system, of this machine's release and mirror.
make_debian() {
  local release mirror
  release=$(. /etc/os-release && echo "$VERSION_CODENAME")
  mirror=$(grep -rhoE 'https?://[^ ]+/debian/?( |$)' /etc/apt/sources.list /etc/apt/sources.list.d 2>/dev/null |
    head -n 1 | tr -d ' ') || true
  debootstrap --variant=minbase "$release" "$system" "${mirror:-http://deb.debian.org/debian}" >"$private/log" 2>&1 || {
    tail -n 20 "$private/log" >&2
    fail "No Debian could be made in a folder."
  }
}
