package kodama.pack.system;

import java.util.List;
import java.util.Locale;
import kodama.file.GameFileException;
import kodama.pack.system.Platform.OperatingSystem;

/** The installer types of jpackage; each can be built only on its own operating system. */
public enum InstallerType {
    /** For Windows, with a wizard. */
    EXE(OperatingSystem.WINDOWS),
    /** For Windows, for deployment by administrators. */
    MSI(OperatingSystem.WINDOWS),
    /** A disk image for macOS. */
    DMG(OperatingSystem.MACOS),
    /** A package for the installer of macOS. */
    PKG(OperatingSystem.MACOS),
    /** For Debian, Ubuntu and Mint. */
    DEB(OperatingSystem.LINUX),
    /** For Fedora and openSUSE. */
    RPM(OperatingSystem.LINUX);

    private final OperatingSystem system;

    InstallerType(OperatingSystem system) {
        this.system = system;
    }

    /** The default type of an operating system. */
    public static InstallerType defaultFor(OperatingSystem system) {
        for (InstallerType type : values()) if (type.system == system) return type;
        throw new IllegalArgumentException(system.title());
    }

    String option() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Checks the requirements first, as jpackage would run for a minute before it fails. */
    void check(OperatingSystem running, PackagingTools tools) {
        if (system != running)
            throw refused("can be built only on " + system.title() + ", but this is " + running.title());
        switch (this) {
            case DEB -> need(tools.has("dpkg-deb") && tools.has("fakeroot"), "dpkg-deb and fakeroot");
            case RPM -> need(tools.has("rpmbuild"), "rpmbuild");
            case EXE, MSI ->
                need(
                        tools.has("wix") || tools.has("candle") && tools.has("light"),
                        "the WiX toolset (wix, or candle and light)");
            case DMG, PKG -> {
                // macOS has it all
            }
        }
    }

    private void need(boolean isThere, String programs) {
        if (!isThere) throw refused("needs " + programs + " in the PATH; install it, or use --app-image");
    }

    private GameFileException refused(String why) {
        return new GameFileException("installer '" + option() + "'", why);
    }

    /** Options that add the game to menus. */
    static List<String> options(OperatingSystem system, GameProgram game) {
        return switch (system) {
            case WINDOWS -> List.of("--win-menu", "--win-shortcut", "--win-dir-chooser", "--win-per-user-install");
            case MACOS -> List.of("--mac-package-identifier", MacLayout.identifier(game));
            case LINUX ->
                List.of("--linux-shortcut", "--linux-menu-group", "Game", "--linux-package-name", packageName(game));
        };
    }

    /** Debian allows no underscores and requires at least two characters. */
    private static String packageName(GameProgram game) {
        String name = game.id().replace('_', '-');
        return name.length() > 1 ? name : "game-" + name;
    }
}
