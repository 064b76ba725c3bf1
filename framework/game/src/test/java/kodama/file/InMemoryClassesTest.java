package kodama.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

class InMemoryClassesTest {
    @TempDir
    private Path folder;

    private static byte[] classBytes(String name, String field) {
        ClassWriter written = new ClassWriter(0);
        written.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
        written.visitField(Opcodes.ACC_PUBLIC, field, "I", null, null);
        return written.toByteArray();
    }

    private static String fieldOf(ClassLoader loader, String name) throws ClassNotFoundException {
        return loader.loadClass(name).getFields()[0].getName();
    }

    private Path classes(String field) throws IOException {
        Path file = folder.resolve("classes/mygame/Größe.class");
        Files.createDirectories(file.getParent());
        Files.write(file, classBytes("mygame/Größe", field));
        Files.writeString(folder.resolve("classes/a 100% text.txt"), "hello " + field);
        return folder.resolve("classes");
    }

    private Path jar(String field) throws IOException {
        Path file = folder.resolve("moon.jar");
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream jar = new JarOutputStream(out)) {
            jar.putNextEntry(new JarEntry("mygame/"));
            jar.putNextEntry(new JarEntry("mygame/Moon.class"));
            jar.write(classBytes("mygame/Moon", field));
            jar.putNextEntry(new JarEntry("a 100% text.txt"));
            jar.write(("hello " + field).getBytes(UTF_8));
        }
        return file;
    }

    private static URLClassLoader loader(Path... places) {
        URL[] urls = new URL[places.length];
        for (int i = 0; i < places.length; i++) urls[i] = InMemoryClasses.copy(places[i]);
        return new URLClassLoader(urls, null);
    }

    @Test
    void recompiledClassesAppearInTheNextCopyOnly() throws Exception {
        try (URLClassLoader old = loader(classes("a"));
                URLClassLoader next = loader(classes("b"))) {
            assertEquals("a", fieldOf(old, "mygame.Größe"));
            assertEquals("b", fieldOf(next, "mygame.Größe"));
        }
    }

    @Test
    void aJarCanBeReplacedAndDeletedWhileItsClassesAreInUse() throws Exception {
        try (URLClassLoader old = loader(jar("a"))) {
            Files.delete(jar("b"));
            assertEquals("a", fieldOf(old, "mygame.Moon"));
        }
    }

    @Test
    void resourcesOfAllFoldersAndJarsAreFoundAndTheFirstWins() throws Exception {
        try (URLClassLoader loader = loader(classes("a"), jar("b"))) {
            try (InputStream in = loader.getResourceAsStream("a 100% text.txt")) {
                assertEquals("hello a", new String(in.readAllBytes(), UTF_8));
            }
            assertEquals(
                    2, Collections.list(loader.getResources("a 100% text.txt")).size());
            assertNull(loader.getResource("mygame/Nope.class"));
        }
    }

    @Test
    void aSecondLoaderCanUseTheSameUrls() throws Exception {
        try (URLClassLoader first = loader(jar("a"));
                URLClassLoader second = new URLClassLoader(first.getURLs(), null)) {
            assertEquals("a", fieldOf(second, "mygame.Moon"));
            assertTrue(second.loadClass("mygame.Moon") != first.loadClass("mygame.Moon"));
        }
    }

    @Test
    void theErrorNamesAFileThatIsNotAJar() throws IOException {
        Path file = Files.writeString(folder.resolve("moon.jar"), "no jar");
        GameFileException wrong = assertThrows(GameFileException.class, () -> InMemoryClasses.copy(file));
        assertEquals(file.toString(), wrong.path());
    }
}
