package kodama.make;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.border.Border;
import kodama.dev.PersistentProperties;

/** The start window's theme, light or dark. The choice is saved in a file. Lengths are in the desktop's scale. */
final class StartTheme {
    private static final String KEY = "looks";
    private static final String LIGHT = "light";

    private final PersistentProperties file;
    private boolean isLight;

    StartTheme(Path file, Consumer<String> log) {
        this.file = new PersistentProperties(() -> file, log, "", "");
    }

    /** Applies the saved theme (default dark). Must be called before the first component is created. */
    void apply() {
        System.setProperty("flatlaf.useNativeLibrary", "false"); // the libraries are not in the jar
        System.setProperty("flatlaf.useWindowDecorations", "false");
        isLight = LIGHT.equals(file.read().get(KEY));
        setLookAndFeel();
    }

    /** Switches between light and dark, and saves the choice. */
    void toggle() {
        isLight = !isLight;
        setLookAndFeel();
        FlatLaf.updateUI();
        file.write(Map.of(KEY, isLight ? LIGHT : "dark"));
    }

    private void setLookAndFeel() {
        if (isLight) FlatLightLaf.setup();
        else FlatDarkLaf.setup();
    }

    static Dimension scaled(int width, int height) {
        return new Dimension(UIScale.scale(width), UIScale.scale(height));
    }

    static int scaled(int pixels) {
        return UIScale.scale(pixels);
    }

    static Border margin(int pixels) {
        int scaled = UIScale.scale(pixels);
        return BorderFactory.createEmptyBorder(scaled, scaled, scaled, scaled);
    }

    /** Makes a component show text without interpreting HTML: a folder's name could contain some. */
    static <T extends JComponent> T disableHtml(T component) {
        component.putClientProperty("html.disable", true);
        return component;
    }
}
