package kodama.desktop;

import java.awt.GraphicsEnvironment;
import java.awt.SplashScreen;

/** The picture that Java shows while a packed game starts, until a window opens. */
public final class SplashWindow {
    private SplashWindow() {}

    /** Closes the picture, for a run that opens no window. */
    public static void close() {
        if (GraphicsEnvironment.isHeadless()) return;
        try {
            SplashScreen shown = SplashScreen.getSplashScreen();
            if (shown != null) shown.close();
        } catch (UnsupportedOperationException | UnsatisfiedLinkError notShown) {
            // a Java without its library does not show it
        }
    }
}
