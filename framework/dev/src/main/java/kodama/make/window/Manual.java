package kodama.make.window;

import java.awt.Desktop;
import java.awt.EventQueue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import kodama.file.GameFileException;
import kodama.site.Site;

/** The documents, which lie in the jar: written as pages into a folder, and opened by the person's browser. */
final class Manual {
    private Manual() {}

    /**
     * Writes and opens them, which takes a second; what comes of it is told in a sentence.
     *
     * @param folder of the pages alone
     */
    static void open(Path folder, Site site, Consumer<String> tell) {
        Thread writing = new Thread(
                () -> {
                    String sentence = opened(folder, site);
                    EventQueue.invokeLater(() -> tell.accept(sentence));
                },
                "kodama-manual");
        writing.setDaemon(true);
        writing.start();
    }

    private static String opened(Path folder, Site site) {
        try {
            site.write(folder, null);
            return browsed(folder.resolve("index.html"));
        } catch (GameFileException unwritable) {
            return String.valueOf(unwritable.getMessage());
        }
    }

    private static String browsed(Path page) {
        try {
            if (!Desktop.isDesktopSupported() || !Desktop.getDesktop().isSupported(Desktop.Action.BROWSE))
                return "this desktop opens no pages; the documents begin with " + page;
            Desktop.getDesktop().browse(page.toUri());
            return "the documents begin with " + page;
        } catch (IOException | UnsupportedOperationException e) {
            return "the desktop cannot open " + page + " (" + e.getMessage() + ")";
        }
    }
}
