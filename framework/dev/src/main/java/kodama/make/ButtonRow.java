package kodama.make;

import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JPanel;

/** A row of buttons; those after a gap are aligned right. */
final class ButtonRow extends JPanel {
    private static final long serialVersionUID = 1L;
    private static final int GAP = 8;

    ButtonRow() {
        setLayout(new BoxLayout(this, BoxLayout.X_AXIS));
    }

    /**
     * Adds a button.
     *
     * @param name component name, for tests
     * @param key mnemonic
     */
    ButtonRow add(String name, String words, char key, Runnable action) {
        JButton button = new JButton(words);
        button.setName(name);
        button.setMnemonic(key);
        button.addActionListener(event -> action.run());
        add(button);
        add(Box.createHorizontalStrut(StartTheme.scaled(GAP)));
        return this;
    }

    ButtonRow gap() {
        add(Box.createHorizontalGlue());
        return this;
    }
}
