package kodama.cli.dev;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import kodama.base.LeakTracker;
import kodama.cli.CommandException;
import kodama.desktop.KodamaIcon;
import kodama.draw.Image;
import kodama.loop.GameProject;
import kodama.pack.NativeFiles;
import kodama.pack.ReleaseJar;
import kodama.pack.system.GameProgram;
import kodama.pack.system.InstallerType;
import kodama.pack.system.Jdk;
import kodama.pack.system.NativePackager;
import kodama.pack.system.PackagingTools;
import kodama.pack.system.Platform;
import kodama.pack.system.Platform.OperatingSystem;
import kodama.pack.system.ProgramKind;
import kodama.pack.system.SystemPacker;
import kodama.pack.system.TempFolder;
import kodama.script.config.GameConfig;
import kodama.script.game.Assets;
import kodama.script.game.GamePictures;

/** Creates the packs for systems from a game's jar, as the options of {@code kodama pack} request. */
final class SystemPacks {
    private final PackSystemOptions options;
    private final PrintWriter out;

    SystemPacks(PackSystemOptions options, PrintWriter out) {
        this.options = options;
        this.out = out;
    }

    /** Creates all packs; the jar itself is only included in them. */
    void write(GameProject game, ReleaseJar jar, Path target) {
        checkTarget(target);
        try (TempFolder scratch = new TempFolder("jar")) {
            Programs programs = new Programs(game.config(), icon(game), jar, scratch.folder());
            if (options.hasPacks()) writePacks(programs, target);
            writeNative(programs, target);
        }
    }

    /** The game for each system: its jar has no native libraries of other systems. */
    private record Programs(GameConfig config, Image icon, ReleaseJar jar, Path folder) {
        GameProgram of(OperatingSystem system) {
            Path file = folder.resolve(system.fileName()).resolve(jar.name());
            if (!Files.exists(file)) jar.write(file, NativeFiles.valueOf(system.name()));
            return new GameProgram(
                    ProgramKind.GAME, config.id(), config.display().title(), config.info(), file, icon);
        }
    }

    private void checkTarget(Path target) {
        boolean isOne = options.hasPacks()
                && Math.max(options.systems().size(), options.jdks().size()) <= 1;
        if (SystemPacker.isArchive(target) && !isOne)
            throw new CommandException("--output must be a folder for several packs but was '" + target + "'");
        if (target.toString().endsWith(".jar") || target.toString().endsWith(".exe"))
            throw new CommandException(
                    "--output must be a folder, .zip or .tar.gz for packs of systems but was '" + target + "'");
    }

    private static Image icon(GameProject game) {
        try (Assets assets = Assets.of(game.files(), new LeakTracker())) {
            Image own = GamePictures.icon(game.config(), assets.images());
            return own == null ? KodamaIcon.picture() : own;
        }
    }

    private void writePacks(Programs programs, Path target) {
        Set<OperatingSystem> withoutJdk = options.systems();
        for (Path named : options.jdks()) {
            try (Jdk jdk = Jdk.open(named)) {
                options.check(named, jdk.platform());
                out.println("wrote "
                        + packer(programs, jdk.platform().system())
                                .pack(jdk, target)
                                .line());
                withoutJdk.remove(jdk.platform().system());
            }
        }
        for (OperatingSystem system : withoutJdk) {
            out.println("wrote " + packer(programs, system).pack(system, target).line());
        }
        if (!withoutJdk.isEmpty()) suggestJdks(withoutJdk);
    }

    private SystemPacker packer(Programs programs, OperatingSystem system) {
        return new SystemPacker(programs.of(system), this::note);
    }

    /** Names projects without addresses, because addresses change. */
    private void suggestJdks(Set<OperatingSystem> systems) {
        String titles = systems.stream().map(OperatingSystem::title).collect(Collectors.joining(", "));
        note("players need Java " + Jdk.OLDEST + " or newer for " + titles
                + "; to include it, give a JDK for that system with --jdk,"
                + " such as the free Eclipse Temurin, Azul Zulu, BellSoft Liberica, Amazon Corretto or Microsoft Build"
                + " of OpenJDK");
    }

    private void writeNative(Programs programs, Path target) {
        OperatingSystem running = Platform.ofThisMachine().system();
        InstallerType installer = options.installer(running);
        if (!options.hasAppImage() && installer == null) return;
        NativePackager packager =
                new NativePackager(programs.of(running), running, PackagingTools.ofThisMachine(), this::note);
        try (Jdk jdk = Jdk.open(ownJdk())) {
            if (!jdk.runsHere())
                throw new CommandException(ownJdk() + ": it is for " + jdk.platform()
                        + ", but jpackage creates programs only for " + Platform.ofThisMachine());
            if (options.hasAppImage()) out.println("wrote " + packager.appImage(jdk, target));
            if (installer != null) out.println("wrote " + packager.installer(jdk, installer, target));
        }
    }

    /** Returns the JDK for jpackage, by default the running one. */
    private Path ownJdk() {
        List<Path> named = options.jdks();
        return named.size() == 1 && !options.hasPacks() ? named.get(0) : Path.of(System.getProperty("java.home"));
    }

    private void note(String sentence) {
        out.println("note: " + sentence);
    }
}
