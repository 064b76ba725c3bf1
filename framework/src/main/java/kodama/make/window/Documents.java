package kodama.make.window;

import java.awt.Desktop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Where the documents are: beside the jar, or in the folder that it was built in; the site of them first. */
final class Documents {
    private static final List<String> NAMES =
            List.of("site/index.html", "docs/site/index.html", "docs/guide/README.md");

    /** A jar that was just built lies two folders below the project's. */
    private static final int LEVELS = 3;

    private Documents() {}

    /** Finds them from a folder upwards. */
    static Optional<Path> near(Path folder) {
        Path at = folder.toAbsolutePath();
        for (int level = 0; level < LEVELS && at != null; level++, at = at.getParent())
            for (String name : NAMES) if (Files.isRegularFile(at.resolve(name))) return Optional.of(at.resolve(name));
        return Optional.empty();
    }

    /** Opens them by the program that the desktop has for such files; answers in a sentence. */
    static String open(Path folder) {
        Optional<Path> found = near(folder);
        if (found.isEmpty()) return "the documents are not here: look for docs/guide where you have Kodama from";
        Path file = found.get();
        try {
            if (!Desktop.isDesktopSupported() || !Desktop.getDesktop().isSupported(Desktop.Action.OPEN))
                return "this desktop opens no files; the documents are in " + file;
            Desktop.getDesktop().open(file.toFile());
            return "the documents are in " + file;
        } catch (IOException | IllegalArgumentException e) {
            return "the desktop cannot open " + file + " (" + e.getMessage() + ")";
        }
    }
}
