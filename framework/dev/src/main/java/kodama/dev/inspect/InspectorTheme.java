package kodama.dev.inspect;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Dimension;
import javax.swing.JComponent;
import javax.swing.UIManager;

/** How the inspector looks: dark, as the game is, and in the desktop's own scale. */
final class InspectorTheme {
    private InspectorTheme() {}

    /**
     * Gives Swing its looks, once for all windows of the program; the game's is none of Swing's. FlatLaf's native
     * libraries only trim borders and title bars, and are not in the jar.
     */
    static void apply() {
        System.setProperty("flatlaf.useNativeLibrary", "false");
        System.setProperty("flatlaf.useWindowDecorations", "false");
        FlatDarkLaf.setup();
    }

    /** Lets a label show texts as they are, without any markup: scripts have written them. */
    static void disableHtml(JComponent label) {
        label.putClientProperty("html.disable", true);
    }

    static Color faint() {
        return UIManager.getColor("Label.disabledForeground");
    }

    /** A length in the desktop's scale, where Java does not scale by itself. */
    static int scaled(int pixels) {
        return UIScale.scale(pixels);
    }

    static Dimension scaled(int width, int height) {
        return new Dimension(scaled(width), scaled(height));
    }
}
