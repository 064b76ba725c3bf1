package kodama.file;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Finds the folders and jars of the class path that carry a folder of a given name. */
final class ClassPath {
    private ClassPath() {}

    /** In the order of the class path. */
    static List<FileSource> sources(ClassLoader loader, String prefix) {
        List<FileSource> sources = new ArrayList<>();
        try {
            for (URL url : Collections.list(loader.getResources(prefix))) sources.add(source(url, prefix));
        } catch (IOException | URISyntaxException e) {
            throw new GameFileException(prefix, "cannot be looked up on the class path", e);
        }
        if (sources.isEmpty()) throw new GameFileException(prefix, "no such folder on the class path");
        return sources;
    }

    private static FileSource source(URL url, String prefix) throws IOException, URISyntaxException {
        return switch (url.getProtocol()) {
            case "file" -> new FolderSource(Path.of(url.toURI()));
            case "jar" -> new JarSource(jarOf(url, prefix), prefix);
            default -> throw new GameFileException(url.toString(), "neither in a folder nor in a jar");
        };
    }

    /** What is before {@code !/} and the prefix: the jar's own name may have the same characters. */
    private static Path jarOf(URL url, String prefix) throws URISyntaxException {
        String jar = url.getPath();
        long names = prefix.chars().filter(letter -> letter == '/').count();
        for (long i = 0; i <= names; i++) jar = jar.substring(0, jar.lastIndexOf('/'));
        return Path.of(new URI(jar.substring(0, jar.length() - "!".length())));
    }
}
