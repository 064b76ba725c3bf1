package kodama.make;

import java.awt.Component;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Vector;
import java.util.function.Function;
import javax.swing.AbstractAction;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;

/** A grid of items with pictures, one of which is selected by mouse or arrow keys. */
final class PictureList<T> extends JList<T> {
    private static final long serialVersionUID = 1L;
    private static final int GAP = 8;

    PictureList(String name, List<T> things, Function<T, String> title, Function<T, Thumbnail> picture) {
        setName(name);
        setListData(new Vector<>(things));
        setLayoutOrientation(HORIZONTAL_WRAP);
        setVisibleRowCount(-1); // as many rows as needed
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setSelectedIndex(0);
        List<Thumbnail> pictures = things.stream().map(picture).toList();
        setCellRenderer(new DefaultListCellRenderer() {
            private static final long serialVersionUID = 1L;

            @Override
            public Component getListCellRendererComponent(
                    JList<?> list, Object value, int index, boolean isSelected, boolean hasFocus) {
                JLabel cell = (JLabel) super.getListCellRendererComponent(list, value, index, isSelected, hasFocus);
                cell.setText(title.apply(things.get(index)));
                cell.setIcon(pictures.get(index));
                cell.setHorizontalAlignment(CENTER);
                cell.setHorizontalTextPosition(CENTER);
                cell.setVerticalTextPosition(SwingConstants.BOTTOM);
                cell.setIconTextGap(StartTheme.scaled(GAP / 2));
                cell.setBorder(StartTheme.margin(GAP));
                return cell;
            }
        });
    }

    /** Sets the action of Enter and a double click. */
    void onChoice(Runnable action) {
        onChoice(this, action);
    }

    /** Sets the action of Enter and a double click in a list. */
    static void onChoice(JList<?> list, Runnable action) {
        list.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "choose");
        list.getActionMap().put("choose", new AbstractAction() {
            private static final long serialVersionUID = 1L;

            @Override
            public void actionPerformed(ActionEvent event) {
                action.run();
            }
        });
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                boolean isOnOne = list.locationToIndex(event.getPoint()) >= 0;
                if (event.getClickCount() == 2 && isOnOne) action.run();
            }
        });
    }
}
