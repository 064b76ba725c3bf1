package kodama.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import kodama.bench.FirstPictureBench.Program;
import kodama.cli.StartTimes;
import kodama.desktop.DisplayAvailability;
import kodama.pack.system.TempFolder;
import org.jspecify.annotations.Nullable;

/**
 * Measures cold starts until the first picture: of a packed game with the plain jar and with a class archive as in
 * packs for systems, of the {@link MinimalFrame} in the same two ways, and of LÖVE if it is installed.
 */
public final class WindowStartBench implements Benchmark {
    /** From this version on, Java's archive can also contain linked classes. */
    private static final int WITH_LINKS = 25;

    private static final String[] OPTIONS = {"-XX:+UseSerialGC", "-Xlog:disable"};
    private static final double MOST_TIMES = 2;
    private static final double MOST_TIMES_WITH_ARCHIVE = 1.5;
    private static final String MINIMAL = "minimal frame";
    private static final String MINIMAL_WITH_ARCHIVE = "minimal frame with archive";

    /** Shows a picture, and writes its argument in the second frame, when the first is on the screen. */
    private static final String LOVE_GAME = """
            local file, frames = nil, 0
            function love.load(args) file = args[1] end
            function love.update()
              frames = frames + 1
              if frames == 2 then
                local out = io.open(file, "w")
                out:write("\\n")
                out:close()
              end
            end
            function love.draw() love.graphics.rectangle("fill", 0, 0, 640, 480) end
            """;

    private final @Nullable Path jar;
    private final JavaProcess game;
    private final int starts;

    /**
     * Starts each program this many times.
     *
     * @param jar a jar created by {@code kodama pack}; null to measure {@code game} without an archive
     * @param game starts the game with the classes of this process
     */
    public WindowStartBench(@Nullable Path jar, JavaProcess game, int starts) {
        this.jar = jar;
        this.game = game;
        this.starts = starts;
    }

    @Override
    public void run(BenchResults results) {
        String obstacle = DisplayAvailability.unavailableReason();
        if (obstacle == null) measure(results);
        else results.note(obstacle + " The first picture can only be measured on a display.");
    }

    private void measure(BenchResults results) {
        try (TempFolder temporary = new TempFolder("start")) {
            Path folder = temporary.folder();
            FirstPictureBench bench = new FirstPictureBench();
            Path file = folder.resolve("times.txt");
            addMinimalFrames(bench, folder, file);
            if (jar == null) add(bench, "game", game, file, MINIMAL);
            else addJar(bench, jar, folder.resolve("game.classes"), file);
            if (LoveBench.isInstalled("love")) addLove(bench, folder.resolve("love"), file);
            else results.note("LÖVE: not measured, because love is not installed");
            bench.run(starts, file, results);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void addMinimalFrames(FirstPictureBench bench, Path folder, Path file) throws IOException {
        Path program = folder.resolve("minimal.jar");
        writeMinimalFrame(program);
        String main = MinimalFrame.class.getName();
        JavaProcess plain = JavaProcess.ofClassPath(program.toString(), main, List.of(file.toString()))
                .with(OPTIONS);
        bench.add(new Program(MINIMAL, plain.command(), Map.of(), null, 1));
        Path archive = folder.resolve("minimal.classes");
        JavaProcess.ofClassPath(program.toString(), main, List.of())
                .with(OPTIONS)
                .with(writing(archive))
                .run();
        bench.add(new Program(MINIMAL_WITH_ARCHIVE, plain.with(reading(archive)).command(), Map.of(), null, 1));
    }

    /** Writes a jar, because Java archives only classes of jars. */
    private static void writeMinimalFrame(Path program) throws IOException {
        String name = MinimalFrame.class.getName().replace('.', '/') + ".class";
        try (OutputStream out = Files.newOutputStream(program);
                JarOutputStream file = new JarOutputStream(out);
                InputStream code =
                        Objects.requireNonNull(MinimalFrame.class.getResourceAsStream("MinimalFrame.class"))) {
            file.putNextEntry(new JarEntry(name));
            code.transferTo(file);
        }
    }

    private static void addJar(FirstPictureBench bench, Path jar, Path archive, Path file) {
        JavaProcess plain = JavaProcess.ofJar(jar).with(OPTIONS);
        add(bench, "jar", plain, file, MINIMAL);
        JavaProcess.ofJar(jar, "--ticks", "60") // in a window, like the first start of a pack
                .with(OPTIONS)
                .with(writing(archive))
                .run();
        add(bench, "jar with archive", plain.with(reading(archive)), file, MINIMAL_WITH_ARCHIVE);
    }

    private static void add(FirstPictureBench bench, String name, JavaProcess game, Path file, String base) {
        List<String> command =
                game.with("-D" + StartTimes.PROPERTY + "=" + file).command();
        bench.add(new Program(
                name, command, Map.of(), base, base.equals(MINIMAL) ? MOST_TIMES : MOST_TIMES_WITH_ARCHIVE));
    }

    private static void addLove(FirstPictureBench bench, Path folder, Path file) throws IOException {
        Files.createDirectory(folder);
        Files.writeString(folder.resolve("main.lua"), LOVE_GAME);
        bench.add(new Program(
                "LÖVE",
                List.of("love", folder.toString(), file.toString()),
                Map.of("LIBGL_ALWAYS_SOFTWARE", "1"),
                null,
                1));
    }

    private static String writing(Path archive) {
        return (archivesLinks() ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=") + archive;
    }

    private static String reading(Path archive) {
        return (archivesLinks() ? "-XX:AOTCache=" : "-XX:SharedArchiveFile=") + archive;
    }

    private static boolean archivesLinks() {
        return Runtime.version().feature() >= WITH_LINKS;
    }
}
