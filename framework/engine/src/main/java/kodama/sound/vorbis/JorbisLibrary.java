package kodama.sound.vorbis;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import kodama.file.Plugins;
import org.jspecify.annotations.Nullable;

/**
 * The library jorbis, which decodes Vorbis. Its license (LGPL) requires that anyone can replace it, so it is not mixed
 * with Kodama's classes: it is the file {@code lib/jorbis.jar} within Kodama's jar or that of a game, and a jar in the
 * folder of plugins whose name begins with {@code jorbis} is used instead.
 *
 * <p>A class loader of its own has the classes of the library, and those of Kodama that use them. Thread-safe.
 */
public final class JorbisLibrary {
    /** Path of the library within the jar; packs contain it only if they have files that need it. */
    public static final String JAR = "lib/jorbis.jar";

    private static final String REPLACEMENT = "jorbis";

    /** The class that uses the library. In this form {@code kodama pack} finds that it is needed. */
    private static final String ADAPTER = "kodama/sound/jorbis/JorbisDecoder";

    /** A class of the library; a jar without it is not used. */
    private static final String LIBRARY_CLASS = "com.jcraft.jorbis.DspState";

    private static final String CLASS = ".class";

    private final @Nullable File replacement;
    private PacketDecoder.@Nullable Factory decoders;

    /**
     * Creates a library that is loaded later.
     *
     * @param replacement the jar to use instead of Kodama's own, or null
     */
    public JorbisLibrary(@Nullable File replacement) {
        this.replacement = replacement;
    }

    /** Returns the library of the program, or the one in its folder of plugins. */
    public static JorbisLibrary ofProgram() {
        return new JorbisLibrary(Plugins.jarNextToProgram(REPLACEMENT));
    }

    /**
     * Returns the decoders of the library, which the first call loads.
     *
     * @throws IllegalArgumentException if the library is missing or cannot be used
     */
    synchronized PacketDecoder.Factory decoders() {
        if (decoders == null) decoders = load();
        return decoders;
    }

    private PacketDecoder.Factory load() {
        try (InputStream jar = open()) {
            if (jar == null)
                throw new IllegalArgumentException(
                        "the decoder for Ogg Vorbis is missing: put jorbis.jar into the folder " + Plugins.FOLDER);
            Loader loader = new Loader(read(jar));
            loader.loadClass(LIBRARY_CLASS);
            Class<?> factory = loader.loadClass(ADAPTER.replace('/', '.') + "$Factory");
            return (PacketDecoder.Factory) factory.getConstructor().newInstance();
        } catch (IOException | ReflectiveOperationException | LinkageError broken) {
            String place = replacement == null ? JAR : replacement.getName();
            throw new IllegalArgumentException(
                    "the decoder for Ogg Vorbis, " + place + ", is broken: " + broken, broken);
        }
    }

    private @Nullable InputStream open() throws IOException {
        return replacement == null
                ? JorbisLibrary.class.getClassLoader().getResourceAsStream(JAR)
                : new FileInputStream(replacement);
    }

    private static Map<String, byte[]> read(InputStream jar) throws IOException {
        Map<String, byte[]> classes = new HashMap<>();
        ZipInputStream entries = new ZipInputStream(jar);
        for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry())
            if (entry.getName().endsWith(CLASS)) classes.put(entry.getName(), entries.readAllBytes());
        return classes;
    }

    private static final class Loader extends ClassLoader {
        private static final String LIBRARY = "com.jcraft.";

        private final Map<String, byte[]> classes;

        Loader(Map<String, byte[]> classes) {
            super(JorbisLibrary.class.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            boolean isOwn = name.startsWith(LIBRARY) || name.startsWith(ADAPTER.replace('/', '.'));
            if (!isOwn) return super.loadClass(name, resolve);
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded == null ? findClass(name) : loaded;
            }
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            String file = name.replace('.', '/') + CLASS;
            byte[] content = name.startsWith(LIBRARY) ? classes.get(file) : ofParent(file);
            if (content == null) throw new ClassNotFoundException(name);
            return defineClass(name, content, 0, content.length);
        }

        private static byte @Nullable [] ofParent(String file) throws ClassNotFoundException {
            try (InputStream in = JorbisLibrary.class.getClassLoader().getResourceAsStream(file)) {
                return in == null ? null : in.readAllBytes();
            } catch (IOException broken) {
                throw new ClassNotFoundException(file, broken);
            }
        }
    }
}
