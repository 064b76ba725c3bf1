package kodama.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.IOException;
import java.io.InputStream;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PluginsTest {
    @TempDir
    Path temp;

    @Test
    void allJarsOfTheFolderAreFound() throws IOException {
        jar("one.jar", "first");
        jar("two.jar", "second");
        jar("three.txt", "third");
        try (URLClassLoader plugins = (URLClassLoader) Plugins.in(temp.toFile())) {
            assertNotNull(plugins.getResource("first"));
            assertNotNull(plugins.getResource("second"));
            assertNull(plugins.getResource("third"));
        }
    }

    @Test
    void aFolderWhoseNameEndsInAnExclamationMarkIsReadLikeAnyOther() throws IOException {
        temp = Files.createDirectory(temp.resolve("wow!"));
        jar("one#1!.jar", "first");
        try (URLClassLoader plugins = (URLClassLoader) Plugins.in(temp.toFile());
                InputStream first = plugins.getResourceAsStream("first")) {
            assertNotNull(first);
        }
    }

    @Test
    void withoutJarsOnlyTheClassPathIsSearched() {
        ClassLoader own = Plugins.class.getClassLoader();
        assertSame(own, Plugins.in(temp.toFile()));
        assertSame(own, Plugins.in(temp.resolve("missing").toFile()));
    }

    private void jar(String name, String entry) throws IOException {
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(temp.resolve(name)))) {
            jar.putNextEntry(new ZipEntry(entry));
        }
    }

    @Test
    void aFileIsFoundNextToTheProgramOrToWhatStartsAPack() throws IOException {
        Path jar = temp.resolve("Toy.app/Contents/app/toy.jar");
        assertNull(Plugins.fileNextTo(jar.toFile(), "pads.txt"));
        Path outside = Files.writeString(temp.resolve("pads.txt"), "");
        assertEquals(outside.toFile(), Plugins.fileNextTo(jar.toFile(), "pads.txt"));
        assertEquals(
                outside.toFile(), Plugins.fileNextTo(temp.resolve("app/toy.jar").toFile(), "pads.txt"));
        assertNull(Plugins.fileNextTo(temp.resolve("lib/toy.jar").toFile(), "pads.txt"));
        Path inside = Files.createDirectories(temp.resolve("app")).resolve("pads.txt");
        Files.writeString(inside, "");
        assertEquals(
                inside.toFile(), Plugins.fileNextTo(temp.resolve("app/toy.jar").toFile(), "pads.txt"));
    }
}
