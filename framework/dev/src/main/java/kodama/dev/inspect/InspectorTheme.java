package kodama.dev.inspect;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Dimension;
import javax.swing.JComponent;
import javax.swing.UIManager;

/** The inspector's theme: dark like the game, in the desktop's scale. */
final class InspectorTheme {
    private InspectorTheme() {}

    /**
     * Sets the theme of all Swing windows. FlatLaf's native libraries are disabled: they only affect borders and title
     * bars, and are not in the jar.
     */
    static void apply() {
        System.setProperty("flatlaf.useNativeLibrary", "false");
        System.setProperty("flatlaf.useWindowDecorations", "false");
        FlatDarkLaf.setup();
    }

    /** Makes a label show text without interpreting HTML, as the text comes from scripts. */
    static void disableHtml(JComponent label) {
        label.putClientProperty("html.disable", true);
    }

    static Color faint() {
        return UIManager.getColor("Label.disabledForeground");
    }

    /** A length in the desktop's scale, in case Java does not scale itself. */
    static int scaled(int pixels) {
        return UIScale.scale(pixels);
    }

    static Dimension scaled(int width, int height) {
        return new Dimension(scaled(width), scaled(height));
    }
}
