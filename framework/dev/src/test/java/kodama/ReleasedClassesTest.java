package kodama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kodama.cli.dev.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReleasedClassesTest {
    /** Loads only the classes of the modules in releases. */
    private static final class Released extends URLClassLoader {
        Released(URL[] classes, ClassLoader libraries) {
            super(classes, libraries);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("kodama.")) return super.loadClass(name, resolve);
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded == null ? findClass(name) : loaded;
            }
        }
    }

    @Test
    void aGameIsPlayedWithoutTheClassesForDevelopers(@TempDir Path folder) throws Exception {
        Path game = Files.createDirectories(folder.resolve("game/scenes")).getParent();
        Files.writeString(game.resolve("game.lua"), "return { width = 32, height = 16 }");
        Files.writeString(game.resolve("scenes/main.lua"), "return function() wait(3) game.quit(7) end");
        URL[] jar = {folder.toUri().toURL()};
        try (Released released = new Released(classes(), Main.class.getClassLoader());
                URLClassLoader files = new URLClassLoader(jar, released)) {
            assertThrows(ClassNotFoundException.class, () -> released.loadClass("kodama.dev.error.ErrorScreen"));
            Class<?> packed = released.loadClass("kodama.cli.PackedGame");
            Object program =
                    packed.getConstructor(ClassLoader.class, String.class).newInstance(files, "game/");
            String[] arguments = {"--headless"};
            assertEquals(
                    7, packed.getMethod("play", String.class, String[].class).invoke(program, "moths", arguments));
        }
    }

    private static URL[] classes() throws MalformedURLException {
        List<String> modules = List.of("lua", "engine", "game", "desktop");
        URL[] folders = new URL[modules.size()];
        for (int i = 0; i < folders.length; i++)
            folders[i] = SourceTree.classes(modules.get(i)).toUri().toURL();
        return folders;
    }
}
