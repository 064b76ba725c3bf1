package kodama.make;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The running Kodama, as it can be started once more: by a process, or by a person in a shell. */
public final class KodamaLauncher {
    private static final String MAIN = "kodama.cli.dev.Main";

    private final String java;
    private final String classPath;
    private final Path started;

    private KodamaLauncher(String java, String classPath, Path started) {
        this.java = java;
        this.classPath = classPath;
        this.started = started;
    }

    /** This program, as it was started. */
    public static KodamaLauncher running() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new KodamaLauncher(
                java, System.getProperty("java.class.path"), Path.of("").toAbsolutePath());
    }

    /** That of a class path, started in a folder. */
    static KodamaLauncher of(String classPath, Path started) {
        return new KodamaLauncher("java", classPath, started.toAbsolutePath());
    }

    /** The command for a process of its own; the arguments come behind {@code kodama}. */
    public List<String> processCommand(String... arguments) {
        List<String> command = new ArrayList<>(List.of(java, "-cp", classPath, MAIN));
        command.addAll(List.of(arguments));
        return command;
    }

    /** The command with whole paths, which can be given in any folder, now and later. */
    public List<String> absoluteCommand(String... arguments) {
        String whole = Stream.of(classPath.split(File.pathSeparator))
                .map(place ->
                        started.resolve(place).toAbsolutePath().normalize().toString())
                .collect(Collectors.joining(File.pathSeparator));
        List<String> command = new ArrayList<>(List.of(java, "-cp", whole, MAIN));
        command.addAll(List.of(arguments));
        return command;
    }

    /**
     * The command for a person to type in the folder in which this program was started; what has blanks in it is in
     * quotes.
     */
    public String shellCommand(String... arguments) {
        return Stream.concat(name().stream(), Stream.of(arguments))
                .map(KodamaLauncher::quoted)
                .collect(Collectors.joining(" "));
    }

    private List<String> name() {
        if (isOneJar()) return List.of("java", "-jar", classPath);
        return List.of("kodama");
    }

    /** The jar that the program is, from the root; none if the program was started from several places. */
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
     * A path as short as it can be told from the folder in which this program was started: from there if it lies below
     * it, else as it was named.
     */
    public String shortestPath(Path path) {
        Path whole = path.toAbsolutePath().normalize();
        if (!whole.startsWith(started)) return path.toString();
        String below = started.relativize(whole).toString();
        if (below.isEmpty()) return ".";
        return below.startsWith("-") ? Path.of(".", below).toString() : below;
    }

    /** The command for a person to type that builds what a game has in Java. */
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

    /** The command for a person to type that plays a packed game. */
    public static String playCommand(Path jar) {
        return "java -jar " + quoted(jar.toString());
    }

    private static String quoted(String word) {
        if (word.matches("[\\p{L}\\p{N}._/\\\\:=+@-]+")) return word;
        boolean isChangedByShells = File.separatorChar == '/' && word.matches(".*[$`\"\\\\!].*");
        return isChangedByShells ? "'" + word.replace("'", "'\\''") + "'" : "\"" + word + "\"";
    }
}
