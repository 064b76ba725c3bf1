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

/** How the start window looks: light or dark, as its user likes, kept in a file; and in the desktop's own scale. */
final class StartTheme {
    private static final String KEY = "looks";
    private static final String LIGHT = "light";

    private final PersistentProperties file;
    private boolean isLight;

    StartTheme(Path file, Consumer<String> tell) {
        this.file = new PersistentProperties(() -> file, tell, "", "");
    }

    /** As it was kept, dark at first. Before the first component is made. */
    void apply() {
        System.setProperty("flatlaf.useNativeLibrary", "false"); // they are not in the jar
        System.setProperty("flatlaf.useWindowDecorations", "false");
        isLight = LIGHT.equals(file.read().get(KEY));
        put();
    }

    /** The other way round, from now on. */
    void toggle() {
        isLight = !isLight;
        put();
        FlatLaf.updateUI();
        file.write(Map.of(KEY, isLight ? LIGHT : "dark"));
    }

    private void put() {
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

    /** Shows texts as they are, without any markup: names of folders may look like it. */
    static <T extends JComponent> T disableHtml(T component) {
        component.putClientProperty("html.disable", true);
        return component;
    }
}
