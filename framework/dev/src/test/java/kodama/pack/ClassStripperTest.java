package kodama.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import kodama.SourceTree;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Stripped class files lose the parts that players do not need, and behave the same. */
class ClassStripperTest {

    @TempDir
    private Path temp;

    private String javap(Path file) {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        ToolProvider javap =
                ToolProvider.findFirst("javap").orElseGet(() -> Assumptions.abort("this Java has no javap"));
        assertEquals(0, javap.run(writer, writer, "-v", "-p", file.toString()), out::toString);
        return out.toString();
    }

    private Path compiled(String name, String source) throws IOException {
        Path file = Files.writeString(temp.resolve(name + ".java"), source);
        ToolProvider javac =
                ToolProvider.findFirst("javac").orElseGet(() -> Assumptions.abort("this Java has no javac"));
        String[] arguments = {
            "-g", "-parameters", "-cp", System.getProperty("java.class.path"), "-d", temp.toString(), file.toString()
        };
        assertEquals(0, javac.run(System.out, System.err, arguments));
        return temp.resolve(name + ".class");
    }

    @Test
    void lineNumbersAreKeptAndVariableNamesAreRemoved() throws IOException {
        Path file = compiled("Wing", """
                class Wing {
                    long beat(java.util.List<Wing> flock) {
                        long unforgettable = flock.size();
                        return unforgettable;
                    }
                }
                """);
        assertTrue(javap(file).contains("unforgettable"));
        Path lean = Files.write(temp.resolve("Lean.class"), ClassStripper.strip(Files.readAllBytes(file)));
        String read = javap(lean);
        assertFalse(read.matches("(?s).*(unforgettable|flock|MethodParameters|LocalVariable).*"), read);
        assertTrue(read.contains("line 3: 0"), read);
        assertTrue(Files.size(lean) < Files.size(file));
    }

    @Test
    void descriptionsAreRemovedAndSignaturesAreKept() throws IOException {
        Path file = compiled("Module", """
                class Module {
                    @kodama.lua.bind.LuaFunction(value = "flap(times: integer)", doc = "Beats the air.")
                    void flap(int times) {}
                }
                """);
        assertTrue(javap(file).contains("Beats the air."));
        String read = javap(Files.write(temp.resolve("Lean.class"), ClassStripper.strip(Files.readAllBytes(file))));
        assertFalse(read.contains("Beats the air."), read);
        assertTrue(read.contains("flap(times: integer)"), read);
    }

    @Test
    void everyStrippedClassOfTheFrameworkIsValid() throws IOException {
        Set<String> names = names();
        assertTrue(names.size() > 1000);
        ClassLoader lean = new ClassLoader(ClassStripperTest.class.getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                if (!names.contains(name)) return super.loadClass(name, resolve);
                synchronized (getClassLoadingLock(name)) {
                    Class<?> loaded = findLoadedClass(name);
                    return loaded == null ? define(name) : loaded;
                }
            }

            private Class<?> define(String name) {
                byte[] file = ClassStripper.strip(bytes(name.replace('.', '/') + ".class"));
                return defineClass(name, file, 0, file.length);
            }
        };
        for (String name : names) assertEquals(name, read(name, lean).getName());
    }

    private static Class<?> read(String name, ClassLoader loader) {
        try {
            Class<?> type = Class.forName(name, false, loader);
            type.getDeclaredMethods();
            return type;
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static byte[] bytes(String file) {
        try (InputStream in = ClassLoader.getSystemResourceAsStream(file)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** Returns the classes of the framework, except those for which a class loader of their own finds the library. */
    private static Set<String> names() throws IOException {
        Set<String> names = new TreeSet<>();
        for (Path classes : SourceTree.CLASSES) {
            try (Stream<Path> files = Files.walk(classes.resolve("kodama"))) {
                files.map(file -> classes.relativize(file).toString().replace('\\', '/'))
                        .filter(file -> file.endsWith(".class") && !file.endsWith("package-info.class"))
                        .map(file -> file.substring(0, file.length() - 6).replace('/', '.'))
                        .filter(name -> !name.startsWith("kodama.sound.jorbis."))
                        .forEach(names::add);
            }
        }
        return names;
    }
}
