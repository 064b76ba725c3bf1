package kodama.dev.ui;

import java.awt.HeadlessException;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;

/** The desktop's clipboard. */
public final class Clipboard {
    private Clipboard() {}

    /** The text in the clipboard; empty if there is none or the clipboard is not available. */
    public static String text() {
        try {
            return (String) Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor);
        } catch (HeadlessException | IllegalStateException | UnsupportedFlavorException | IOException notThere) {
            return "";
        }
    }

    /** Copies text. Throws an IllegalStateException or HeadlessException if the clipboard is not available. */
    public static void copy(String text) {
        Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(text), null);
    }
}
