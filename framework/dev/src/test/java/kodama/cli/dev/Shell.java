package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.cli.EscapingWriter;
import picocli.CommandLine;

/** A folder with a game, and the command run on it as from a shell. */
public final class Shell {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final Path folder;
    private int code = -1;

    public Shell(Path folder) {
        this.folder = folder;
    }

    /** Writes a file of the game. */
    public Shell file(String path, String content) {
        try {
            Path file = folder.resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, content);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a small game whose first scene runs this code. */
    public Shell game(String scene) {
        file("game.lua", "return { width = 32, height = 16 }");
        return file("scenes/main.lua", "return function(self)\n" + scene + "\nend");
    }

    /** Plays the game of the folder for 10 ticks. */
    public Shell play(String... options) {
        List<String> all = new ArrayList<>(List.of("run", folder.toString(), "--headless", "--ticks", "10"));
        all.addAll(List.of(options));
        return kodama(all.toArray(String[]::new));
    }

    public Shell kodama(String... args) {
        CommandLine command = Main.command();
        command.setOut(new PrintWriter(new EscapingWriter(out), true));
        command.setErr(new PrintWriter(new EscapingWriter(err), true));
        code = CommandRunner.run(command, args);
        return this;
    }

    /** Asserts that the command failed with incorrect usage and this message. */
    public void refuses(String sentence) {
        assertEquals(sentence, err().lines().findFirst().orElse(""));
        assertEquals(2, code, err());
        assertNoStack();
    }

    /** Asserts that a script failed with this message. */
    public void fails(String message) {
        assertEquals(message, err().lines().findFirst().orElse("").replaceFirst(" {2}\\[.*", ""));
        assertEquals(1, code, err());
        assertNoStack();
    }

    public void succeeds() {
        assertEquals("", err());
        assertEquals(0, code);
    }

    private void assertNoStack() {
        assertFalse(err().contains("\tat "), err());
    }

    public void says(String part) {
        assertTrue((out() + err()).contains(part), out() + err());
    }

    public int code() {
        return code;
    }

    public String out() {
        return lines(out);
    }

    public String err() {
        return lines(err);
    }

    /** Lines end in a line feed, whatever the system's separator is. */
    private static String lines(StringWriter printed) {
        return printed.toString().replace(System.lineSeparator(), "\n");
    }

    public Path path(String name) {
        return folder.resolve(name);
    }
}
