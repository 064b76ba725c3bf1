package kodama.desktop;

import java.awt.GraphicsEnvironment;
import java.awt.SplashScreen;

/** The picture that Java shows while a packed game starts, until a window opens. */
public final class SplashWindow {
    private SplashWindow() {}

    /** Closes the picture, for a run that opens no window. */
    public static void close() {
        try {
            if (GraphicsEnvironment.isHeadless()) return;
            SplashScreen shown = SplashScreen.getSplashScreen();
            if (shown != null) shown.close();
        } catch (UnsupportedOperationException | LinkageError notShown) {
            // a Java without AWT or this part of it does not show it
        }
    }
}
