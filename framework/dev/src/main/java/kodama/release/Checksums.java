package kodama.release;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Writes {@code SHA256SUMS}, which {@code sha256sum -c} checks. */
final class Checksums {
    static final String FILE = "SHA256SUMS";

    private Checksums() {}

    /** Writes the checksums of all files in a folder, except those of the site, which are not downloads. */
    static void write(Path folder, String site) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (Path file : files(folder)) {
            String name = folder.relativize(file).toString().replace('\\', '/');
            if (name.startsWith(site + "/") || name.equals(FILE)) continue;
            lines.append(sum(file)).append("  ").append(name).append('\n');
        }
        Files.write(folder.resolve(FILE), lines.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static String sum(Path file) throws IOException {
        try {
            byte[] content = Files.readAllBytes(file);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // each Java has it
        }
    }
}
