package kodama.desktop;

import java.awt.event.KeyEvent;

/** Keys of what a game is shown in, which no game hears. Called by AWT's thread. */
interface HostKeys {
    /** No key is the host's. */
    HostKeys NONE = new HostKeys() {
        @Override
        public boolean press(KeyEvent event) {
            return false;
        }

        @Override
        public void release(KeyEvent event) {}
    };

    /** Answers whether this press is the host's. */
    boolean press(KeyEvent event);

    /** Hears of every release. */
    void release(KeyEvent event);
}
