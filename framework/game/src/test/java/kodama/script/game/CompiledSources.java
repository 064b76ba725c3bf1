package kodama.script.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Compiles the Java sources of a test's game. */
public final class CompiledSources {
    private CompiledSources() {}

    /** Compiles what is in the folder {@code java} of a game into its folder {@code classes}. */
    public static void of(Path game) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assumeTrue(compiler != null, "this Java has no compiler");
        List<String> arguments = new ArrayList<>(List.of("-g", "-proc:none", "-nowarn"));
        arguments.addAll(List.of("-d", game.resolve("classes").toString()));
        arguments.addAll(List.of("-cp", System.getProperty("java.class.path")));
        try (var files = Files.walk(game.resolve("java"))) {
            files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(arguments::add);
        }
        assertEquals(0, compiler.run(null, null, null, arguments.toArray(String[]::new)));
    }
}
