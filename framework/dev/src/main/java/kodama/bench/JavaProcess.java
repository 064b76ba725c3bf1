package kodama.bench;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A Java program that runs in its own process, with the classes of this program or from a jar. */
public final class JavaProcess {
    private final List<String> options;
    private final List<String> program;

    private JavaProcess(List<String> options, List<String> program) {
        this.options = options;
        this.program = program;
    }

    /** A program that uses the classes of this process. */
    public JavaProcess(String main, List<String> arguments) {
        this(List.of(), joined(List.of("-cp", System.getProperty("java.class.path"), main), arguments));
    }

    /** Returns a program with its own class path, a list as {@code java -cp} takes it. */
    static JavaProcess ofClassPath(String classPath, String main, List<String> arguments) {
        return new JavaProcess(List.of(), joined(List.of("-cp", classPath, main), arguments));
    }

    /** Returns the same program with more arguments. */
    JavaProcess withArguments(List<String> more) {
        return new JavaProcess(options, joined(program, more));
    }

    /** Returns a program in a jar. */
    public static JavaProcess ofJar(Path jar, String... arguments) {
        return new JavaProcess(List.of(), joined(List.of("-jar", jar.toString()), List.of(arguments)));
    }

    /** Returns the same program with additional options of the {@code java} command. */
    public JavaProcess with(String... more) {
        return new JavaProcess(joined(options, List.of(more)), program);
    }

    private static List<String> joined(List<String> first, List<String> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    /** Returns the command line, as a {@link ProcessBuilder} takes it. */
    public List<String> command() {
        String java = System.getProperty("java.home") + File.separator + "bin" + File.separator + "java";
        return joined(List.of(java), joined(options, program));
    }

    /** Starts the program; its standard output is discarded, its standard error is not. */
    public Process start() {
        ProcessBuilder builder = new ProcessBuilder(command());
        builder.redirectOutput(Redirect.DISCARD).redirectError(Redirect.INHERIT);
        try {
            return builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Runs the program to its end.
     *
     * @throws IllegalStateException if it fails
     */
    public void run() {
        int code = exitCode();
        if (code != 0) throw new IllegalStateException("exit code " + code + " of " + this);
    }

    private int exitCode() {
        try {
            return start().waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while Java was running", e);
        }
    }

    /** Returns the command line as a user types it. */
    @Override
    public String toString() {
        return String.join(" ", command());
    }
}
