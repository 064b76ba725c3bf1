package kodama.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A site written into a folder. */
record WrittenSite(Path folder) {
    private static final Path ROOT = Path.of("..", "..");

    /** The current documents of this project. */
    static final DocumentSource DOCUMENTS = path -> {
        try {
            return Files.isRegularFile(ROOT.resolve(path)) ? Files.readAllBytes(ROOT.resolve(path)) : null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    };

    static WrittenSite in(Path folder) {
        new SiteWriter(DOCUMENTS, "1.2.3").write(folder, null);
        return new WrittenSite(folder);
    }

    /** All files by path; binary files are decoded with one character per byte. */
    Map<String, String> files() {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList())
                files.put(
                        folder.relativize(file).toString().replace('\\', '/'),
                        new String(Files.readAllBytes(file), letters(file)));
            return files;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Charset letters(Path file) {
        return file.toString().matches(".*\\.(html|js|css)") ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
    }

    String page(String place) {
        try {
            return Files.readString(folder.resolve(place));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
