package kodama.desktop;

import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.io.File;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tells whether this machine can show a window. */
public final class DisplayAvailability {
    /** What Java shows windows by on X11; packages for servers lack it. */
    private static final String WINDOW_LIBRARY = "lib/libawt_xawt.so";

    private DisplayAvailability() {}

    /** Whether there is a display to open a window on. */
    public static boolean isAvailable() {
        return unavailableReason() == null;
    }

    /** Why no window can be opened, as a sentence for the player; null if one can be. */
    public static @Nullable String unavailableReason() {
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
        File java = new File(System.getProperty("java.home"));
        boolean isX11 = File.separatorChar == '/' && !AppIdentity.isMac();
        return headlessReason(Boolean.getBoolean("java.awt.headless"), isX11, java, System.getenv());
    }

    /** Says what keeps Java from a display, each cause only after a look at it. */
    static String headlessReason(boolean told, boolean isX11, File java, Map<String, String> environment) {
        if (told) return "There is no display: Java was told to do without by java.awt.headless=true.";
        if (isX11 && !new File(java, WINDOW_LIBRARY).exists())
            return "There is no display: the Java in " + java + " cannot open windows, as it has no " + WINDOW_LIBRARY
                    + "; install one that is not 'headless'.";
        if (!isX11 || !environment.getOrDefault("DISPLAY", "").isEmpty())
            return "There is no display: Java finds none.";
        boolean isWayland = !environment.getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
        return "There is no display: the environment variable DISPLAY is not set"
                + (isWayland ? ", only WAYLAND_DISPLAY, and Java needs X11; start Xwayland." : ".");
    }

    /** What went wrong, without the full stop some messages end with. */
    private static String firstLine(Throwable e) {
        String message = e.getMessage() == null ? "" : e.getMessage().strip();
        if (message.isEmpty()) return e.getClass().getSimpleName();
        return message.lines().findFirst().orElse(message).replaceFirst("\\.+$", "");
    }
}
