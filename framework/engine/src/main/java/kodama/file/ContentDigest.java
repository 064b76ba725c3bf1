package kodama.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Digest of files and folders: any different byte gives a different string. */
public final class ContentDigest {
    private final MessageDigest digest = sha256();

    private ContentDigest() {}

    /**
     * Reads files, and folders with all their contents, including hidden files and the targets of links.
     *
     * @param places the files and folders, in order
     * @return 64 hexadecimal digits
     * @throws GameFileException if one cannot be read, or a folder has more than 50,000 files
     */
    public static String of(List<Path> places) {
        ContentDigest all = new ContentDigest();
        for (Path place : places) all.add(place);
        return HexFormat.of().formatHex(all.digest.digest());
    }

    private void add(Path place) {
        try (Stream<Path> walk = Files.walk(place, FileVisitOption.FOLLOW_LINKS)) {
            List<Path> files = walk.filter(Files::isRegularFile)
                    .limit(FolderTree.MAX_FILES + 1)
                    .sorted()
                    .toList();
            if (files.size() > FolderTree.MAX_FILES)
                throw new IOException("more than " + FolderTree.MAX_FILES + " files");
            addText(String.valueOf(files.size()));
            for (Path file : files) addFile(FolderTree.relative(place, file), file);
        } catch (IOException | UncheckedIOException e) {
            throw new GameFileException(place.toString(), "cannot be read (" + FolderTree.reason(e) + ")", e);
        }
    }

    /** Names and sizes are included, so that moving bytes from one file to the next changes the digest. */
    private void addFile(String name, Path file) throws IOException {
        addText(name);
        addText(String.valueOf(Files.size(file)));
        try (InputStream in = Files.newInputStream(file)) {
            in.transferTo(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
        }
    }

    private void addText(String text) {
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every Java supports it
        }
    }
}
