package kodama.bench;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A program that is measured from outside: another Java with the classes of this one, or of a jar. */
public final class JavaProcess {
    private final List<String> options;
    private final List<String> program;

    private JavaProcess(List<String> options, List<String> program) {
        this.options = options;
        this.program = program;
    }

    /** A program of this Java's own classes. */
    public JavaProcess(String main, List<String> arguments) {
        this(List.of(), joined(List.of("-cp", System.getProperty("java.class.path"), main), arguments));
    }

    /** A program out of a jar. */
    public static JavaProcess ofJar(Path jar, String... arguments) {
        return new JavaProcess(List.of(), joined(List.of("-jar", jar.toString()), List.of(arguments)));
    }

    /** The same program with more options of the command {@code java}. */
    public JavaProcess with(String... more) {
        return new JavaProcess(joined(options, List.of(more)), program);
    }

    private static List<String> joined(List<String> first, List<String> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    /** The words that start it, as a {@link ProcessBuilder} takes them. */
    public List<String> command() {
        String java = System.getProperty("java.home") + File.separator + "bin" + File.separator + "java";
        return joined(List.of(java), joined(options, program));
    }

    /** Starts it; what it prints is thrown away, its errors are not. */
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
     * Runs it to its end.
     *
     * @throws IllegalStateException if it does not end well
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

    /** Returns the command as one would type it. */
    @Override
    public String toString() {
        return String.join(" ", command());
    }
}
