package kodama.make;

import java.awt.BorderLayout;
import java.awt.Component;
import java.io.File;
import java.nio.file.Path;
import java.util.Vector;
import java.util.function.Consumer;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JFileChooser;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import javax.swing.UIManager;
import org.jspecify.annotations.Nullable;

/** The games that were worked on lately; those whose folder is gone are grey. */
final class GamesPane extends JPanel {
    private static final long serialVersionUID = 1L;

    private final transient RecentGames recent;
    private final transient ProcessStarter programs;
    private final transient Consumer<String> tell;
    private final JList<Path> list = new JList<>();

    GamesPane(RecentGames recent, ProcessStarter programs, Consumer<String> tell) {
        super(new BorderLayout(0, StartTheme.scaled(8)));
        this.recent = recent;
        this.programs = programs;
        this.tell = tell;
        setBorder(StartTheme.margin(12));
        list.setName("games");
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new GameCell());
        PictureList.onChoice(list, () -> play("dev"));
        add(new JScrollPane(list), BorderLayout.CENTER);
        add(buttons(), BorderLayout.SOUTH);
        refresh();
    }

    private Component buttons() {
        return new ButtonRow()
                .add("work", "Work on it", 'W', () -> play("dev"))
                .add("play", "Play", 'P', () -> play("run"))
                .add("pack", "Pack", 'K', () -> play("pack"))
                .gap()
                .add("open", "Open a folder…", 'O', this::choose)
                .add("forget", "Forget", 'F', this::forget);
    }

    @Override
    public boolean requestFocusInWindow() {
        return list.requestFocusInWindow();
    }

    /** Whether none has been worked on so far. */
    boolean isEmpty() {
        return list.getModel().getSize() == 0;
    }

    /** Looks again which games there are. */
    void refresh() {
        list.setListData(new Vector<>(recent.folders()));
        list.setSelectedIndex(0);
    }

    /** Opens a game to work on it. */
    void open(Path folder) {
        if (!RecentGames.isGame(folder)) {
            tell.accept("there is no game in '" + folder + "': game.lua is missing");
            return;
        }
        recent.add(folder);
        refresh();
        play("dev");
    }

    private void choose() {
        JFileChooser chooser = new JFileChooser(new File("").getAbsoluteFile());
        chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
        chooser.setDialogTitle("The folder of a game");
        if (chooser.showOpenDialog(this) == JFileChooser.APPROVE_OPTION)
            open(chooser.getSelectedFile().toPath());
    }

    private void play(String command) {
        Path folder = selected();
        if (folder == null) return;
        if (!RecentGames.isGame(folder)) {
            tell.accept("the game in '" + folder + "' is gone");
            return;
        }
        recent.add(folder);
        refresh();
        programs.start("kodama " + command + " " + folder, command, folder.toString());
    }

    private void forget() {
        Path folder = selected();
        if (folder == null) return;
        int place = list.getSelectedIndex();
        recent.forget(folder);
        refresh();
        list.setSelectedIndex(Math.min(place, list.getModel().getSize() - 1));
        tell.accept("'" + folder + "' is no longer listed, and stays as it is");
    }

    private @Nullable Path selected() {
        Path folder = list.getSelectedValue();
        if (folder == null) tell.accept("there is no game yet: make one, or open a folder");
        return folder;
    }

    /** A folder's name, and where it lies. */
    private static final class GameCell extends DefaultListCellRenderer {
        private static final long serialVersionUID = 1L;

        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean isSelected, boolean hasFocus) {
            super.getListCellRendererComponent(list, value, index, isSelected, hasFocus);
            Path folder = (Path) value;
            boolean isThere = RecentGames.isGame(folder);
            StartTheme.disableHtml(this)
                    .setText(folder.getFileName() + "   –   " + folder.getParent() + (isThere ? "" : "   (gone)"));
            if (!isThere) setForeground(UIManager.getColor("Label.disabledForeground"));
            setBorder(StartTheme.margin(6));
            return this;
        }
    }
}
