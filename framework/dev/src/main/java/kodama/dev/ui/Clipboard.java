package kodama.dev.ui;

import java.awt.HeadlessException;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;

/** What was copied on the desktop. */
public final class Clipboard {
    private Clipboard() {}

    /** The text that was copied; empty if it is none, or cannot be reached. */
    public static String text() {
        try {
            return (String) Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor);
        } catch (HeadlessException | IllegalStateException | UnsupportedFlavorException | IOException notThere) {
            return "";
        }
    }

    /** Copies a text; throws an IllegalStateException or HeadlessException if that cannot be done. */
    public static void copy(String text) {
        Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(text), null);
    }
}
