package kodama.make;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.cli.PackedMain;
import org.jspecify.annotations.Nullable;

/** Builds commands that start the running Kodama again: as a process, or typed into a shell. */
public final class KodamaLauncher {
    private static final String MAIN = "kodama.cli.dev.Main";

    private final String java;
    private final String classPath;
    private final Path started;
    private final @Nullable Path program;

    private KodamaLauncher(String java, String classPath, Path started, @Nullable Path program) {
        this.java = java;
        this.classPath = classPath;
        this.started = started;
        this.program = program;
    }

    /** The running program. */
    public static KodamaLauncher running() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String launcher = System.getProperty(PackedMain.LAUNCHER);
        return new KodamaLauncher(
                java,
                System.getProperty("java.class.path"),
                Path.of("").toAbsolutePath(),
                launcher == null ? null : command(Path.of(launcher)));
    }

    /** The program for commands: on Windows, that to click is not connected to a terminal, and another one is. */
    private static Path command(Path launcher) {
        Path console = launcher.resolveSibling("bin").resolve("kodama.exe");
        return Files.exists(console) ? console : launcher;
    }

    /** A program with a class path that was started in a folder. */
    static KodamaLauncher of(String classPath, Path started) {
        return new KodamaLauncher("java", classPath, started.toAbsolutePath(), null);
    }

    /** A program that was started by a launcher, in a folder. */
    static KodamaLauncher ofProgram(Path launcher, Path started) {
        return new KodamaLauncher("java", "kodama.jar", started.toAbsolutePath(), command(launcher.toAbsolutePath()));
    }

    /** The command for a new process; the arguments are those of {@code kodama}. */
    public List<String> processCommand(String... arguments) {
        return with(List.of(java, "-cp", classPath, MAIN), arguments);
    }

    /** The command of the launcher, which starts from folders from which Java does not; otherwise that of Java. */
    private List<String> with(List<String> ofJava, String... arguments) {
        List<String> command = new ArrayList<>(program == null ? ofJava : List.of(program.toString()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** The command with absolute paths, which works in any folder. */
    public List<String> absoluteCommand(String... arguments) {
        String whole = Stream.of(classPath.split(File.pathSeparator))
                .map(place ->
                        started.resolve(place).toAbsolutePath().normalize().toString())
                .collect(Collectors.joining(File.pathSeparator));
        return with(List.of(java, "-cp", whole, MAIN), arguments);
    }

    /** The command to type in the folder in which this program was started; arguments with spaces are quoted. */
    public String shellCommand(String... arguments) {
        return Stream.concat(name().stream(), Stream.of(arguments))
                .map(KodamaLauncher::quoted)
                .collect(Collectors.joining(" "));
    }

    private List<String> name() {
        if (program != null)
            return List.of(shortestName(program, System.getenv().getOrDefault("PATH", "")));
        if (isOneJar()) return List.of("java", "-jar", classPath);
        return List.of("kodama");
    }

    /** The program's name if a shell finds it by that, or else its path. */
    String shortestName(Path whole, String searched) {
        String file = String.valueOf(whole.getFileName());
        boolean isFound = Stream.of(searched.split(File.pathSeparator)).anyMatch(folder -> isIn(folder, file, whole));
        if (isFound) return file.replaceFirst("\\.exe$", "");
        String shortest = shortestPath(whole);
        return shortest.equals(file) ? Path.of(".", file).toString() : shortest;
    }

    private static boolean isIn(String folder, String file, Path whole) {
        try {
            return !folder.isEmpty() && Files.isSameFile(Path.of(folder, file), whole);
        } catch (IOException | InvalidPathException other) {
            return false;
        }
    }

    /** The absolute path of the program that started Kodama; empty if Java did. */
    Optional<Path> program() {
        return Optional.ofNullable(program);
    }

    /** Whether a folder is that of the unpacked Kodama, which users delete when they update it. */
    boolean isFolder(Path folder) {
        if (program == null) return false;
        Path own = program.getParent();
        return folder.equals(own) || own != null && folder.equals(own.getParent()) && own.endsWith("bin");
    }

    /** The absolute path of the jar; empty if the class path has several entries. */
    Optional<Path> jar() {
        return isOneJar()
                ? Optional.of(started.resolve(classPath).toAbsolutePath().normalize())
                : Optional.empty();
    }

    private boolean isOneJar() {
        return !classPath.contains(File.pathSeparator)
                && classPath.endsWith(".jar")
                && Files.isRegularFile(started.resolve(classPath));
    }

    /**
     * The shortest form of a path for messages: relative to the folder in which this program was started if the path is
     * below it; otherwise unchanged.
     */
    public String shortestPath(Path path) {
        Path whole = path.toAbsolutePath().normalize();
        if (!whole.startsWith(started)) return path.toString();
        String below = started.relativize(whole).toString();
        if (below.isEmpty()) return ".";
        return below.startsWith("-") ? Path.of(".", below).toString() : below;
    }

    /** The command to type to compile a game's Java sources. */
    public String javacCommand(Path game) {
        String folder = shortestPath(game);
        return Stream.of(
                                "javac",
                                "-cp",
                                classPath,
                                "-d",
                                Path.of(folder, BuiltClasses.FOLDER).toString())
                        .map(KodamaLauncher::quoted)
                        .collect(Collectors.joining(" "))
                + " " + quoted(Path.of(folder, "java").toString()) + "/*/*.java";
    }

    /** The command to type to play a packed game. */
    public static String playCommand(Path jar) {
        return "java -jar " + quoted(jar.toString());
    }

    private static String quoted(String word) {
        if (word.matches("[\\p{L}\\p{N}._/\\\\:=+@-]+")) return word;
        boolean isChangedByShells = File.separatorChar == '/' && word.matches(".*[$`\"\\\\!].*");
        return isChangedByShells ? "'" + word.replace("'", "'\\''") + "'" : "\"" + word + "\"";
    }
}
