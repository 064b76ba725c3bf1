package kodama.desktop;

import java.awt.Image;
import java.awt.Taskbar;
import java.awt.Toolkit;
import java.lang.reflect.Field;
import java.util.Locale;

/** Makes the system show the game's name and icon instead of Java's: in task bars, docks and menus. */
final class AppIdentity {
    private static final String X11 = "sun.awt.X11.XToolkit";

    private AppIdentity() {}

    /** Sets the name of the program; must be called before its first window opens. */
    static void name(String title) {
        if (isMac()) System.setProperty("apple.awt.application.name", title);
        nameX11(Toolkit.getDefaultToolkit(), title);
    }

    /**
     * X11 desktops group windows by their class, which Java derives from the main class. It can only be changed by
     * reflection; if Java does not allow that, the class is not changed.
     */
    private static void nameX11(Toolkit toolkit, String title) {
        if (!toolkit.getClass().getName().equals(X11)) return;
        try {
            Field windowClass = toolkit.getClass().getDeclaredField("awtAppClassName");
            windowClass.setAccessible(true);
            windowClass.set(null, title);
        } catch (ReflectiveOperationException | RuntimeException shut) {
            // the window class stays that of the main class
        }
    }

    /** Sets the icon of the program on macOS, where windows have none, and the action of Quit in the system's menu. */
    static void joinMacDock(Image icon, Runnable onQuit) {
        if (!isMac()) return;
        if (Taskbar.isTaskbarSupported() && Taskbar.getTaskbar().isSupported(Taskbar.Feature.ICON_IMAGE))
            Taskbar.getTaskbar().setIconImage(icon);
        if (!java.awt.Desktop.isDesktopSupported()) return;
        java.awt.Desktop desktop = java.awt.Desktop.getDesktop();
        if (desktop.isSupported(java.awt.Desktop.Action.APP_QUIT_HANDLER))
            desktop.setQuitHandler((event, response) -> {
                onQuit.run();
                response.cancelQuit(); // onQuit ends the program through all its phases
            });
    }

    /** Whether the system is macOS. */
    static boolean isMac() {
        return System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("mac");
    }
}
