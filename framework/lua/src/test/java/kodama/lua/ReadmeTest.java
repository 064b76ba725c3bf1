package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example in this module's README compiles and prints the output shown there. */
class ReadmeTest {
    private static String block(String language) throws Exception {
        String text = Files.readString(Path.of("README.md"));
        int begin = text.indexOf("```" + language + "\n") + language.length() + 4;
        return text.substring(begin, text.indexOf("```", begin));
    }

    @Test
    void theReadmesExamplePrintsTheOutputInTheReadme(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("Example.java"), block("java"));
        String classPath = System.getProperty("java.class.path");
        assumeTrue(ToolProvider.getSystemJavaCompiler() != null, "this Java has no compiler");
        int compiled = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-proc:none", "-cp", classPath, "-d", folder.toString(), file.toString());
        assertEquals(0, compiled);
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (var loader = new URLClassLoader(
                new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            loader.loadClass("Example").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        assertEquals(block("text"), printed.toString(StandardCharsets.UTF_8).replace("\r\n", "\n"));
    }
}
