package kodama.desktop;

import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import org.jspecify.annotations.Nullable;

/** Tells whether this machine can show a window. */
public final class Desktop {
    private Desktop() {}

    /**
     * Tells whether a window can be opened.
     *
     * @return whether there is a display to open it on
     */
    public static boolean isAvailable() {
        return whyNot() == null;
    }

    /**
     * Says why no window can be opened.
     *
     * @return a sentence for the player, or null if a window can be opened
     */
    public static @Nullable String whyNot() {
        try {
            if (GraphicsEnvironment.isHeadless()) return headless();
            GraphicsEnvironment.getLocalGraphicsEnvironment().getDefaultScreenDevice();
            return null;
        } catch (AWTError | HeadlessException e) {
            return "There is no display: " + firstLine(e) + ".";
        } catch (UnsatisfiedLinkError | NoClassDefFoundError e) {
            return "This Java cannot open windows (a headless package?): " + firstLine(e) + ".";
        }
    }

    private static String headless() {
        if (Boolean.getBoolean("java.awt.headless") && System.getenv("DISPLAY") != null)
            return "There is no display: Java was told to do without by java.awt.headless=true.";
        return "There is no display: the environment variable DISPLAY is not set.";
    }

    /** What went wrong, without the full stop some messages end with. */
    private static String firstLine(Throwable e) {
        String message = e.getMessage() == null ? "" : e.getMessage().strip();
        if (message.isEmpty()) return e.getClass().getSimpleName();
        return message.lines().findFirst().orElse(message).replaceFirst("\\.+$", "");
    }
}
