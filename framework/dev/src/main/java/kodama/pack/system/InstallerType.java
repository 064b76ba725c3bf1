package kodama.pack.system;

import java.util.List;
import java.util.Locale;
import kodama.file.GameFileException;
import kodama.pack.system.Platform.OperatingSystem;

/** The kinds of installers that jpackage makes, each on its own system only. */
public enum InstallerType {
    /** For Windows, with a wizard. */
    EXE(OperatingSystem.WINDOWS),
    /** For Windows, as administrators like it. */
    MSI(OperatingSystem.WINDOWS),
    /** A disk image for macOS. */
    DMG(OperatingSystem.MACOS),
    /** For the installer of macOS. */
    PKG(OperatingSystem.MACOS),
    /** For Debian, Ubuntu and Mint. */
    DEB(OperatingSystem.LINUX),
    /** For Fedora and openSUSE. */
    RPM(OperatingSystem.LINUX);

    private final OperatingSystem system;

    InstallerType(OperatingSystem system) {
        this.system = system;
    }

    /** The usual kind of a system. */
    public static InstallerType defaultFor(OperatingSystem system) {
        for (InstallerType type : values()) if (type.system == system) return type;
        throw new IllegalArgumentException(system.title());
    }

    String option() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Refuses what cannot be made here, before jpackage has worked for a minute. */
    void check(OperatingSystem running, PackagingTools helpers) {
        if (system != running)
            throw refused("can be made on " + system.title() + " only, and this is " + running.title());
        switch (this) {
            case DEB -> need(helpers.has("dpkg-deb") && helpers.has("fakeroot"), "dpkg-deb and fakeroot");
            case RPM -> need(helpers.has("rpmbuild"), "rpmbuild");
            case EXE, MSI ->
                need(
                        helpers.has("wix") || helpers.has("candle") && helpers.has("light"),
                        "the WiX toolset (wix, or candle and light)");
            case DMG, PKG -> {
                // macOS has it all
            }
        }
    }

    private void need(boolean isThere, String programs) {
        if (!isThere)
            throw refused("needs " + programs + ", which is not in the PATH; install it, or take --app-image");
    }

    private GameFileException refused(String why) {
        return new GameFileException("installer '" + option() + "'", why);
    }

    /** What makes an installed game be found. */
    static List<String> options(OperatingSystem system, GameProgram game) {
        return switch (system) {
            case WINDOWS -> List.of("--win-menu", "--win-shortcut", "--win-dir-chooser", "--win-per-user-install");
            case MACOS -> List.of("--mac-package-identifier", MacLayout.identifier(game));
            case LINUX ->
                List.of("--linux-shortcut", "--linux-menu-group", "Game", "--linux-package-name", packageName(game));
        };
    }

    /** Debian takes no underscores, and wants two letters or more. */
    private static String packageName(GameProgram game) {
        String name = game.id().replace('_', '-');
        return name.length() > 1 ? name : "game-" + name;
    }
}
