package kodama.file;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipFile;

/**
 * Copies a class folder or a jar into memory, for a class loader. Then classes can be compiled and jars be replaced
 * while they are in use: Windows locks open jars, and a class that Java loads later must match those loaded before.
 */
public final class InMemoryClasses extends URLStreamHandler {
    private final URI root;

    /** Contents by the path below the URL of the copy. */
    private final Map<String, byte[]> contents = new HashMap<>();

    /** Gives each copy its own URL, because class loaders take two copies with one URL for the same. */
    private InMemoryClasses(Path place) {
        String path = place.toUri().getRawPath();
        root = URI.create("copy:" + path + (path.endsWith("/") ? "" : "/"));
    }

    /**
     * Copies a class folder or jar.
     *
     * @throws GameFileException if it cannot be read
     */
    public static InMemoryClasses of(Path place) {
        InMemoryClasses copy = new InMemoryClasses(place);
        try {
            if (Files.isDirectory(place)) copy.addFolder(place);
            else copy.addJar(place);
            return copy;
        } catch (IOException e) {
            throw new GameFileException(place.toString(), "cannot be read (" + FolderTree.reason(e) + ")", e);
        }
    }

    /**
     * Copies a class folder or jar.
     *
     * @return the URL of the copy; each call makes a new copy
     * @throws GameFileException if it cannot be read
     */
    public static URL copy(Path place) {
        return of(place).url();
    }

    /** Returns the URL of this copy, from which classes and resources are loaded. */
    public URL url() {
        try {
            return new URL(null, root.toString(), this);
        } catch (MalformedURLException impossible) {
            throw new IllegalStateException(impossible); // its own handler accepts it
        }
    }

    /** Adds {@link FileHashes#of(byte[])} of each file that the map does not contain, by path. */
    public void addHashesTo(Map<String, Long> hashes) {
        contents.forEach((path, content) -> hashes.computeIfAbsent(path, added -> FileHashes.of(content)));
    }

    private void addFolder(Path folder) throws IOException {
        List<String> paths = new ArrayList<>();
        FolderTree.forEachFile(folder, (path, attributes) -> paths.add(path));
        for (String path : paths) contents.put(path, Files.readAllBytes(folder.resolve(path)));
    }

    private void addJar(Path jar) throws IOException {
        try (JarFile open = new JarFile(jar.toFile(), false, ZipFile.OPEN_READ, JarFile.runtimeVersion())) {
            for (JarEntry entry : open.versionedStream().toList())
                if (!entry.isDirectory()) contents.put(entry.getName(), content(open, entry));
        }
    }

    private static byte[] content(JarFile jar, JarEntry entry) throws IOException {
        try (InputStream in = jar.getInputStream(entry)) {
            return in.readAllBytes();
        }
    }

    @Override
    protected URLConnection openConnection(URL url) throws IOException {
        byte[] content =
                contents.get(root.relativize(URI.create(url.toString())).getPath());
        if (content == null) throw new FileNotFoundException(url.toString());
        return new URLConnection(url) {
            @Override
            public void connect() {}

            @Override
            public long getContentLengthLong() {
                return content.length;
            }

            @Override
            public InputStream getInputStream() {
                return new ByteArrayInputStream(content);
            }
        };
    }
}
