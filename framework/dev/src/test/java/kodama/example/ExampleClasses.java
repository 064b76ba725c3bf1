package kodama.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/** Compiles the Java classes of an example. */
final class ExampleClasses {
    private ExampleClasses() {}

    /**
     * Compiles the classes, once for each folder; without Java sources there are only those of the framework. Each call
     * returns a new class loader, as a game closes its own when it ends.
     */
    static ClassLoader compiled(Path example, Path temp) {
        ClassLoader framework = ExampleClasses.class.getClassLoader();
        Path sources = example.resolve("java");
        if (!Files.isDirectory(sources)) return framework;
        Path classes = temp.resolve("classes");
        if (!Files.isDirectory(classes)) compile(files(sources), classes);
        return new URLClassLoader(new URL[] {url(classes)}, framework);
    }

    private static void compile(List<String> files, Path classes) {
        List<String> arguments = new ArrayList<>(
                List.of("-proc:none", "-d", classes.toString(), "-cp", System.getProperty("java.class.path")));
        arguments.addAll(files);
        assumeTrue(ToolProvider.getSystemJavaCompiler() != null, "this Java has no compiler");
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
    }

    private static List<String> files(Path sources) {
        try (var all = Files.walk(sources)) {
            return all.map(Path::toString)
                    .filter(file -> file.endsWith(".java"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static URL url(Path folder) {
        try {
            return folder.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }
}
