package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** A game with a Java class that writes a file as soon as it is loaded, for tests of the trust check. */
final class UntrustedGame {
    private final Path folder;

    UntrustedGame(Path folder) throws IOException {
        this.folder = folder;
        new Shell(folder)
                .file("game.lua", "return { title = 'Moths', width = 64, height = 48, java = { 'classes' } }")
                .file("scenes/main.lua", "return function() spawn 'stranger.Evil' wait(3) game.quit() end");
        Files.createDirectories(folder.resolve("classes"));
        compile("1");
    }

    /** Replaces the class by another one. */
    void compile(String content) throws IOException {
        Path source = folder.resolve("src/stranger/Evil.java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, """
                package stranger;

                public final class Evil extends kodama.script.JavaTask {
                    static {
                        try {
                            java.nio.file.Files.writeString(java.nio.file.Path.of("%s"), "%s");
                        } catch (java.io.IOException e) {
                            throw new java.io.UncheckedIOException(e);
                        }
                    }

                    @Override
                    protected boolean update(double dt) {
                        return true;
                    }
                }
                """.formatted(mark().toString().replace("\\", "\\\\"), content));
        String[] arguments = {
            "-cp",
            System.getProperty("java.class.path"),
            "-d",
            folder.resolve("classes").toString(),
            source.toString()
        };
        assumeTrue(ToolProvider.getSystemJavaCompiler() != null, "this Java has no compiler");
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments));
    }

    Path folder() {
        return folder;
    }

    boolean hasRun() {
        return Files.exists(mark());
    }

    private Path mark() {
        return folder.resolve("mark");
    }
}
