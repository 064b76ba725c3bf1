package kodama.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Walks through the files of a folder. Hidden names are skipped; links to folders are not followed. */
final class FolderTree {
    /** Far more than any game has and far fewer than a home folder, so that starting there fails at once. */
    static final int MAX_FILES = 50_000;

    private FolderTree() {}

    /**
     * Visits each regular file in no particular order; folders that cannot be entered are skipped. If the root is a
     * file, only that is visited, with its full path.
     */
    static void forEachFile(Path root, BiConsumer<String, BasicFileAttributes> visitor) {
        try {
            Files.walkFileTree(root, new Walk(root, visitor));
        } catch (IOException e) {
            throw new GameFileException(root.toString(), "cannot be listed (" + reason(e) + ")", e);
        }
    }

    /** Lists a folder and all folders in it except the skipped ones. */
    static List<Path> folders(Path root) throws IOException {
        List<Path> folders = new ArrayList<>();
        Walk walk = new Walk(root, (path, attributes) -> {}) {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                FileVisitResult result = super.preVisitDirectory(folder, attributes);
                if (result == FileVisitResult.CONTINUE) folders.add(folder);
                return result;
            }
        };
        Files.walkFileTree(root, walk);
        return folders;
    }

    static String relative(Path root, Path file) {
        return root.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
    }

    /** The system's message without the path at its start. */
    static String reason(Exception cause) {
        if (cause instanceof AccessDeniedException) return "access denied";
        if (cause instanceof NoSuchFileException) return "it does not exist";
        if (cause instanceof FileSystemException failure && failure.getReason() != null) return failure.getReason();
        String message = cause.getMessage();
        return message == null ? cause.getClass().getSimpleName() : message;
    }

    private static class Walk extends SimpleFileVisitor<Path> {
        private final Path root;
        private final BiConsumer<String, BasicFileAttributes> visitor;
        private int files;

        Walk(Path root, BiConsumer<String, BasicFileAttributes> visitor) {
            this.root = root;
            this.visitor = visitor;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            boolean hidden = !folder.equals(root) && GamePath.isHidden(nameOf(folder));
            return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            if (GamePath.isHidden(nameOf(file))) return FileVisitResult.CONTINUE;
            if (++files > MAX_FILES)
                throw new IOException("more than " + MAX_FILES + " files, so it is probably not a game");
            if (attributes.isSymbolicLink()) visitLink(file);
            else if (file.equals(root)) visitor.accept(file.toString(), attributes);
            else if (attributes.isRegularFile()) visitor.accept(relative(root, file), attributes);
            return FileVisitResult.CONTINUE;
        }

        private void visitLink(Path link) throws IOException {
            if (!Files.isRegularFile(link) || !link.toRealPath().startsWith(root)) return;
            visitor.accept(relative(root, link), Files.readAttributes(link, BasicFileAttributes.class));
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException cause) throws IOException {
            if (file.equals(root)) throw cause;
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException cause) {
            return FileVisitResult.CONTINUE;
        }

        private static String nameOf(Path path) {
            return String.valueOf(path.getFileName());
        }
    }
}
