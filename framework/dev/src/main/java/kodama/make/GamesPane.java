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

/** Lists recent games; those whose folder does not exist any more are gray. */
final class GamesPane extends JPanel {
    private static final long serialVersionUID = 1L;

    private final transient RecentGames recent;
    private final transient ProcessStarter starter;
    private final transient Consumer<String> report;
    private final JList<Path> list = new JList<>();

    GamesPane(RecentGames recent, ProcessStarter starter, Consumer<String> report) {
        super(new BorderLayout(0, StartTheme.scaled(8)));
        this.recent = recent;
        this.starter = starter;
        this.report = report;
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
                .add("work", "Develop", 'V', () -> play("dev"))
                .add("play", "Play", 'P', () -> play("run"))
                .add("pack", "Pack", 'K', () -> play("pack"))
                .gap()
                .add("open", "Open folder…", 'O', this::choose)
                .add("forget", "Remove", 'R', this::forget);
    }

    @Override
    public boolean requestFocusInWindow() {
        return list.requestFocusInWindow();
    }

    /** Whether the list is empty. */
    boolean isEmpty() {
        return list.getModel().getSize() == 0;
    }

    /** Updates the list. */
    void refresh() {
        list.setListData(new Vector<>(recent.folders()));
        list.setSelectedIndex(0);
    }

    /** Adds a game to the list and starts it with {@code kodama dev}. */
    void open(Path folder) {
        if (!RecentGames.isGame(folder)) {
            report.accept("'" + folder + "' is not a game: it has no game.lua");
            return;
        }
        recent.add(folder);
        refresh();
        play("dev");
    }

    private void choose() {
        JFileChooser chooser = new JFileChooser(new File("").getAbsoluteFile());
        chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
        chooser.setDialogTitle("Open the folder of a game");
        if (chooser.showOpenDialog(this) == JFileChooser.APPROVE_OPTION)
            open(chooser.getSelectedFile().toPath());
    }

    private void play(String command) {
        Path folder = selected();
        if (folder == null) return;
        if (!RecentGames.isGame(folder)) {
            report.accept("'" + folder + "' does not exist any more");
            return;
        }
        recent.add(folder);
        refresh();
        starter.start("kodama " + command + " " + folder, command, folder.toString());
    }

    private void forget() {
        Path folder = selected();
        if (folder == null) return;
        int place = list.getSelectedIndex();
        recent.forget(folder);
        refresh();
        list.setSelectedIndex(Math.min(place, list.getModel().getSize() - 1));
        report.accept("'" + folder + "' has been removed from the list; its files are unchanged");
    }

    private @Nullable Path selected() {
        Path folder = list.getSelectedValue();
        if (folder == null) report.accept("no games yet: create one, or open a folder");
        return folder;
    }

    /** Shows a folder's name and path. */
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
