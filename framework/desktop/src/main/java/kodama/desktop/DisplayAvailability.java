package kodama.desktop;

import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.io.File;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds out whether this machine can show a window. */
public final class DisplayAvailability {
    /** Library by which Java shows windows on X11; Java packages for servers lack it. */
    private static final String WINDOW_LIBRARY = "lib/libawt_xawt.so";

    private DisplayAvailability() {}

    /** Whether a window can be opened. */
    public static boolean isAvailable() {
        return unavailableReason() == null;
    }

    /** Returns why no window can be opened, as a sentence for the player; null if one can. */
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

    /** Returns why Java has no display; checks for each cause. */
    static String headlessReason(boolean isForced, boolean isX11, File java, Map<String, String> environment) {
        if (isForced) return "There is no display: java.awt.headless=true turns it off.";
        if (isX11 && !new File(java, WINDOW_LIBRARY).exists())
            return "There is no display: the Java in " + java + " cannot open windows because it lacks "
                    + WINDOW_LIBRARY + "; install a Java that is not 'headless'.";
        if (!isX11 || !environment.getOrDefault("DISPLAY", "").isEmpty())
            return "There is no display: Java did not find one.";
        boolean isWayland = !environment.getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
        return "There is no display: the environment variable DISPLAY is not set"
                + (isWayland ? ", only WAYLAND_DISPLAY, and Java needs X11; start Xwayland." : ".");
    }

    /** Returns the first line of the message, without a period at its end. */
    private static String firstLine(Throwable e) {
        String message = e.getMessage() == null ? "" : e.getMessage().strip();
        if (message.isEmpty()) return e.getClass().getSimpleName();
        return message.lines().findFirst().orElse(message).replaceFirst("\\.+$", "");
    }
}
