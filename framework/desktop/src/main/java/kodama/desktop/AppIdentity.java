package kodama.desktop;

import java.awt.Image;
import java.awt.Taskbar;
import java.awt.Toolkit;
import java.lang.reflect.Field;
import java.util.Locale;

/** Lets the system take the program for the game instead of for Java: in task bars, docks and menus. */
final class AppIdentity {
    private static final String X11 = "sun.awt.X11.XToolkit";

    private AppIdentity() {}

    /** Names the program; to be called before its first window. */
    static void name(String title) {
        if (isMac()) System.setProperty("apple.awt.application.name", title);
        nameX11(Toolkit.getDefaultToolkit(), title);
    }

    /**
     * Under X11 windows belong to a class, by which desktops group them; Java calls it like the main class. There is no
     * other way to it, and a Java that keeps this one shut leaves it at that.
     */
    private static void nameX11(Toolkit toolkit, String title) {
        if (!toolkit.getClass().getName().equals(X11)) return;
        try {
            Field windowClass = toolkit.getClass().getDeclaredField("awtAppClassName");
            windowClass.setAccessible(true);
            windowClass.set(null, title);
        } catch (ReflectiveOperationException | RuntimeException shut) {
            // then the windows are called like the main class
        }
    }

    /** Gives macOS, where icons are the program's, one; and has it ask before it ends the program by its own menu. */
    static void joinMacDock(Image icon, Runnable onQuit) {
        if (!isMac()) return;
        if (Taskbar.isTaskbarSupported() && Taskbar.getTaskbar().isSupported(Taskbar.Feature.ICON_IMAGE))
            Taskbar.getTaskbar().setIconImage(icon);
        if (!java.awt.Desktop.isDesktopSupported()) return;
        java.awt.Desktop desktop = java.awt.Desktop.getDesktop();
        if (desktop.isSupported(java.awt.Desktop.Action.APP_QUIT_HANDLER))
            desktop.setQuitHandler((event, response) -> {
                onQuit.run();
                response.cancelQuit(); // the program ends by itself, through all its phases
            });
    }

    /** Whether the system is macOS. */
    static boolean isMac() {
        return System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("mac");
    }
}
