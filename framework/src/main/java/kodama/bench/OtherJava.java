package kodama.bench;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.ArrayList;
import java.util.List;

/** A program that is measured from outside: another Java with the classes of this one. */
public final class OtherJava {
    private final List<String> command = new ArrayList<>();

    /**
     * Prepares to run a program.
     *
     * @param main name of its main class
     * @param arguments its command line
     */
    public OtherJava(String main, List<String> arguments) {
        command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
        command.addAll(arguments);
    }

    /**
     * Starts it; what it says to the console is thrown away, its errors are not.
     *
     * @return the process
     */
    public Process start() {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.redirectOutput(Redirect.DISCARD).redirectError(Redirect.INHERIT);
        try {
            return builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the command as one would type it. */
    @Override
    public String toString() {
        return String.join(" ", command);
    }
}
