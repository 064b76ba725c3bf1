package kodama.release;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.cli.dev.Main;
import kodama.desktop.KodamaIcon;
import kodama.file.GameFileException;
import kodama.pack.system.GameProgram;
import kodama.pack.system.Jdk;
import kodama.pack.system.Platform.OperatingSystem;
import kodama.pack.system.ProgramKind;
import kodama.pack.system.SystemPacker;
import kodama.script.config.GameInfo;
import org.jspecify.annotations.Nullable;

/**
 * Completes the download folder of a release, into which Maven has copied the jars: packs Kodama and the demo for three
 * systems, writes the site, the page about the downloads, and checksums. The same input gives the same bytes.
 */
public final class ReleaseFolder {
    private static final String SITE = "site";

    private final String version;
    private final Path demo;
    private final Path folder;
    private final List<Download> kodamaFiles = new ArrayList<>();
    private final List<Download> demoFiles = new ArrayList<>();

    private ReleaseFolder(String version, Path demo, Path folder) {
        this.version = version;
        this.demo = demo;
        this.folder = folder;
    }

    /**
     * Completes a folder and exits: with 1 if that fails.
     *
     * @param args the version; the folder of the demo game; the download folder, with the jars of Kodama and the demo;
     *     optionally a folder with JDKs, each in a folder or an archive
     */
    public static void main(String[] args) throws IOException {
        Path jdks = args.length < 4 || args[3].isEmpty() ? null : Path.of(args[3]);
        try {
            new ReleaseFolder(args[0], Path.of(args[1]), Path.of(args[2])).write(jdks);
        } catch (GameFileException failed) {
            System.err.println(failed.getMessage());
            System.exit(1);
        }
    }

    private void write(@Nullable Path jdks) throws IOException {
        Set<OperatingSystem> withoutJdk = EnumSet.allOf(OperatingSystem.class);
        for (Path named : jdks == null ? List.<Path>of() : jdksIn(jdks)) withoutJdk.remove(packWithJava(named));
        for (OperatingSystem system : OperatingSystem.values()) packWithoutJava(system);
        addJars();
        if (!withoutJdk.isEmpty()) System.out.println(leftOut(withoutJdk));
        run("docs", "--site", folder.resolve(SITE).toString());
        String page = DownloadPage.of(version, kodamaFiles, demoFiles);
        Files.write(folder.resolve("DOWNLOAD.md"), page.getBytes(StandardCharsets.UTF_8));
        Checksums.write(folder, SITE);
    }

    /** The JDKs in a folder: its folders and archives, in the order of their names. */
    static List<Path> jdksIn(Path folder) throws IOException {
        if (!Files.isDirectory(folder))
            throw new GameFileException(folder.toString(), "must be a folder with JDKs, but is not a folder");
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.filter(path -> Files.isDirectory(path) || SystemPacker.isArchive(path))
                    .sorted()
                    .toList();
        }
    }

    static String leftOut(Set<OperatingSystem> systems) {
        String titles = systems.stream().map(OperatingSystem::title).collect(Collectors.joining(", "));
        return "left out: downloads with Java for " + titles
                + ", because -Djdks=FOLDER gives no JDK for that: a folder with a JDK for each system";
    }

    private OperatingSystem packWithJava(Path named) throws IOException {
        try (Jdk jdk = Jdk.open(named)) {
            OperatingSystem system = jdk.platform().system();
            Path kodama = file("kodama", jdk.platform().fileName(), system);
            System.out.println("wrote " + kodama().pack(jdk, kodama).file());
            kodamaFiles.add(new Download("Kodama", "kodama", kodama, system, jdk.platform()));
            Path played = file("kodama-demo", jdk.platform().fileName(), system);
            run("pack", demo.toString(), "--jdk", named.toString(), "-o", played.toString());
            demoFiles.add(new Download("Kodama Demo", "kodama-demo", played, system, jdk.platform()));
            return system;
        }
    }

    private void packWithoutJava(OperatingSystem system) {
        Path kodama = file("kodama", system.fileName(), system);
        System.out.println("wrote " + kodama().pack(system, kodama).file());
        kodamaFiles.add(new Download("Kodama", "kodama", kodama, system, null));
        Path played = file("kodama-demo", system.fileName(), system);
        run("pack", demo.toString(), "--for", system.fileName(), "-o", played.toString());
        demoFiles.add(new Download("Kodama Demo", "kodama-demo", played, system, null));
    }

    private void addJars() {
        kodamaFiles.add(new Download("Kodama", "kodama", jar("kodama"), null, null));
        demoFiles.add(new Download("Kodama Demo", "kodama-demo", jar("kodama-demo"), null, null));
    }

    private Path file(String name, String platform, OperatingSystem system) {
        String ending = system == OperatingSystem.LINUX ? ".tar.gz" : ".zip";
        return folder.resolve(name + "-" + version + "-" + platform + ending);
    }

    private Path jar(String name) {
        return folder.resolve(name + "-" + version + ".jar");
    }

    private SystemPacker kodama() {
        GameInfo about =
                new GameInfo(version, "The Kodama developers", "MIT", "Make and play retro 2D games scripted in Lua.");
        GameProgram program =
                new GameProgram(ProgramKind.KODAMA, "kodama", "Kodama", about, jar("kodama"), KodamaIcon.picture());
        return new SystemPacker(program, note -> System.out.println("note: " + note));
    }

    private void run(String... command) {
        if (Main.run(command) != 0) throw new GameFileException(folder.toString(), "kodama " + command[0] + " failed");
    }
}
